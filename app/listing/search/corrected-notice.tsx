import { Link } from 'react-router'

type Props = {
  typed: string
  /** The corrected search; null where the results belong to the search as it was typed. */
  corrected: string | null
  /** The address of the literal search. */
  to: string
  /** Moves the focus, because the link disappears with the notice. */
  onClick: () => void
  /** The class of its margins. */
  distance: string
}

/** Tells that the search was corrected. The empty status line stays, so that screen readers announce a change. */
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
