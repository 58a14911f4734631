/** The dialog of "Apply Now", and a check of a file before it is sent; pages work without it. */
export function CareersScript() {
  return (
    <script type="module" async src={import.meta.env.DEV ? "/app/page-script/careers.client.ts" : "/careers.js"} />
  );
}
