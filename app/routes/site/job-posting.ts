import type { Thing } from "#app/components/layout/share-card";
import { PRODUCT } from "#app/config/product";
import type { Position } from "#app/modules/careers/position";

/** An open position in the words of schema.org. A remote position is open to applicants anywhere. */
export function jobPosting({ id, title, description, location, type, postedDate }: Position, origin: string): Thing {
  const isRemote = /\bremote\b/i.test(location);
  return {
    "@type": "JobPosting",
    title,
    description,
    identifier: { "@type": "PropertyValue", name: PRODUCT.name, value: id },
    url: `${origin}/careers/${id}`,
    datePosted: postedDate,
    employmentType: type.toUpperCase().replace(/[^A-Z]+/g, "_"),
    hiringOrganization: { "@type": "Organization", name: PRODUCT.name, sameAs: origin },
    ...(isRemote
      ? { jobLocationType: "TELECOMMUTE" }
      : { jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: location } } }),
    directApply: true,
  };
}
