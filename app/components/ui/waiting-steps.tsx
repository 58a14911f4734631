import type { WaitingStep } from "#app/shared/waiting-step";

/** The steps of work for which a traveller waits; read out as they change. */
export function WaitingSteps({ steps }: { steps: readonly WaitingStep[] }) {
  return (
    <ol className="waiting-steps" aria-live="polite">
      {steps.map(({ words, state }, index) => (
        <li
          key={index}
          className={state === "done" ? "done" : undefined}
          aria-current={state === "now" ? "step" : undefined}
        >
          {words}
        </li>
      ))}
    </ol>
  );
}
