/** A share of a whole as a bar: the figure beside it says the same in words. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" className="share-bar">
      <rect width={`${percent}%`} height="100%" rx="3" />
    </svg>
  )
}
