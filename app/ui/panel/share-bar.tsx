/** Bar with a percentage of a total; decorative, because the text beside it has the figure. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" className="share-bar">
      <rect width={`${percent}%`} height="100%" rx="3" />
    </svg>
  )
}
