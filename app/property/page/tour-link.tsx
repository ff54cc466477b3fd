import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

const LOOK = buttonClass({ variant: 'outline', className: 'screen-only mt-3' })

/** The way to the video or the walk: nothing of the site that keeps it is in the page. */
export function TourLink({ tour }: { tour: { url: string; words: string } | null }) {
  if (!tour) return null
  return (
    <a href={tour.url} target="_blank" rel="noopener noreferrer" className={LOOK}>
      <Icon name="external" />
      {tour.words}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}
