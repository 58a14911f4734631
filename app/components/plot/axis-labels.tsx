/** Words under an axis, each at its share of the width; they keep their size however wide the plot is. */
export function AxisLabels({ labels }: { labels: readonly { at: number; text: string }[] }) {
  return (
    <svg className="plot-axis num" aria-hidden="true" focusable="false">
      {labels.map(({ at, text }) => (
        <text key={at} x={`${Math.round(at * 1000) / 10}%`} y="0.9em">
          {text}
        </text>
      ))}
    </svg>
  );
}
