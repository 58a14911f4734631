import { tripPdfFileName } from "#app/modules/documents/pdf-file-name";

/**
 * The confirmation as a PDF. A plain link; with a script the page stays and says when it is there (CHECKLIST BOOK-25,
 * BOOK-26).
 */
export function DownloadConfirmation({
  tripId,
  tripName,
  destination,
}: {
  tripId: string;
  tripName: string;
  destination: string;
}) {
  return (
    <a
      className="button"
      href={`/api/v1/trips/${tripId}/pdf?kind=confirmation`}
      download={tripPdfFileName({ name: tripName, destination }, "confirmation")}
      data-download=""
      data-downloaded="Confirmation PDF downloaded successfully!"
      data-download-failed="Failed to generate PDF"
    >
      Download Confirmation
    </a>
  );
}
