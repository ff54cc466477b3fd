/** Radius of the ring (spec, section 9), and its shortest arc in percent, so that it never disappears. */
const RADIUS = 26
const SHORTEST = 3
const LENGTH = 2 * Math.PI * RADIUS

type Props = {
  percent: number
  /** Number in the middle, with its unit below. */
  figure: number
  unit: string
  /** Text for screen readers. */
  text: string
  className?: string
}

/** Ring that shows a percentage, starting at twelve o'clock. */
export function ProgressRing({ percent, figure, unit, text, className = '' }: Props) {
  const arc = (LENGTH * Math.max(SHORTEST, percent)) / 100
  return (
    <div role="img" aria-label={text} className={`dial ${className}`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r={RADIUS} />
        <circle cx="32" cy="32" r={RADIUS} strokeDasharray={`${arc.toFixed(1)} ${LENGTH.toFixed(1)}`} />
      </svg>
      <span aria-hidden="true">
        {figure}
        <small>{unit}</small>
      </span>
    </div>
  )
}
