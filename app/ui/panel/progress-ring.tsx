/** Radius of the ring (spec, section 9) and the shortest arc that is drawn: what is nearly over is still seen. */
const RADIUS = 26
const SHORTEST = 3
const LENGTH = 2 * Math.PI * RADIUS

type Props = {
  percent: number
  /** In the middle, with its unit under it. */
  figure: number
  unit: string
  /** The same for those who don't see it. */
  text: string
  className?: string
}

/** How much is left, from twelve o'clock on. */
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
