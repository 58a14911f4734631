import { useState } from "react";
import type { MouseEvent } from "react";

/** The confirmation as a PDF. A plain link; with a script the page stays and says when it is there (CHECKLIST BOOK-25, BOOK-26). */
export function DownloadConfirmation({ tripId, tripName }: { tripId: string; tripName: string }) {
  const [message, setMessage] = useState<{ kind: "success" | "error"; text: string } | null>(null);
  const href = `/api/v1/trips/${tripId}/pdf?kind=confirmation`;

  async function download(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    event.preventDefault();
    setMessage(null);
    try {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(`The PDF answered ${answer.status}`);
      const url = URL.createObjectURL(await answer.blob());
      const link = document.createElement("a");
      link.href = url;
      link.download = `${tripName}_Confirmation.pdf`;
      link.click();
      URL.revokeObjectURL(url);
      setMessage({ kind: "success", text: "Confirmation PDF downloaded successfully!" });
    } catch {
      setMessage({ kind: "error", text: "The PDF could not be made just now. Please try again." });
    }
  }

  return (
    <>
      <a className="button" href={href} download={`${tripName}_Confirmation.pdf`} onClick={(event) => void download(event)}>
        Download Confirmation
      </a>
      {message && (
        <div className={`toast ${message.kind}`} role={message.kind === "error" ? "alert" : "status"}>
          <p>{message.text}</p>
        </div>
      )}
    </>
  );
}
