/**
 * The header that saves an answer under a name: plain letters for old clients, all letters for the others (RFC 6266).
 */
export function contentDisposition(fileName: string): string {
  const name = fileName.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, "");
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
