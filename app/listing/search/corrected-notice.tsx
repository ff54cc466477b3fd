import { Link } from 'react-router'

type Props = {
  typed: string
  /** The search in its right spelling; null where the results are of what was typed. */
  corrected: string | null
  /** Where the search is taken as it was typed. */
  to: string
  /** The link goes away with the notice: it moves the focus on. */
  onClick: () => void
  /** The class of its distance to what stands beside it. */
  distance: string
}

/** Says that the results are of a corrected search. The line stays without text, so that screen readers hear of a change. */
export function CorrectedNotice({ typed, corrected, to, onClick, distance }: Props) {
  return (
    <div className={corrected === null ? 'contents' : `${distance} flex flex-wrap items-center gap-x-4 text-sm`}>
      <p role="status" className="min-w-0 wrap-anywhere">
        {corrected !== null && `Resultados de «${corrected}»`}
      </p>
      {corrected !== null && (
        <Link
          to={to}
          preventScrollReset
          onClick={onClick}
          className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere underline pointer-coarse:min-h-11"
        >
          {`Buscar «${typed}»`}
        </Link>
      )}
    </div>
  )
}
