/**
 * The list of pages on this device. Only the device knows it, so a script fills it in there
 * (`device-contents.client.ts`); a browser without scripts keeps no pages.
 */
export function DeviceContents({ mayClear = false }: { mayClear?: boolean }) {
  return (
    <div className="stack" data-device>
      <p data-device-words role="status" suppressHydrationWarning>
        Nothing is saved on this device yet.
      </p>
      {mayClear && (
        <p>
          <button type="button" className="button" data-device-clear hidden>
            Clear this device
          </button>
        </p>
      )}
    </div>
  );
}
