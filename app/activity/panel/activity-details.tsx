import { Fragment } from 'react'
import { Link } from 'react-router'
import { Disclosure } from '#app/ui/disclosure.tsx'

/** The addresses where former texts are restored, by the label of their line. */
export type DetailLinks = Readonly<Record<string, string>>

/** 'Campo: valor': the text before the first colon is the name of the field. */
const LABELLED = /^([^:\n]{1,40}): (.*)$/

/** Lines that are shown at once. A single further line is shown too. */
const SHOWN_LINES = 4

type DetailsProps = { details: string; links?: DetailLinks; isFolded?: boolean }

/** What changed, one fact per line. All but the first lines are folded; of something deleted, all of its data. */
export function ActivityDetails({ details, links, isFolded = false }: DetailsProps) {
  const lines = details.split('\n')
  const shown = isFolded ? 0 : lines.length === SHOWN_LINES + 1 ? lines.length : SHOWN_LINES
  const [first, rest] = [lines.slice(0, shown), lines.slice(shown)]
  return (
    <div className="mt-1 text-xs">
      {first.length > 0 && <Lines lines={first} links={links} />}
      {rest.length > 0 && (
        <Disclosure summary={isFolded ? 'Ver detalle' : `y ${rest.length} datos más`}>
          <Lines lines={rest} links={links} />
        </Disclosure>
      )}
    </div>
  )
}

function Lines({ lines, links }: { lines: readonly string[]; links?: DetailLinks }) {
  return (
    <p className="mt-1 max-w-(--measure) leading-[1.55] wrap-anywhere text-ink-2">
      {lines.map((line, at) => (
        <Fragment key={`${at} ${line}`}>
          {at > 0 && <br />}
          <Line text={line} links={links} />
        </Fragment>
      ))}
    </p>
  )
}

function Line({ text, links = {} }: { text: string; links?: DetailLinks }) {
  const [, label, value] = LABELLED.exec(text) ?? []
  if (label === undefined) return text
  return (
    <>
      <b className="font-semibold text-ink">{label}:</b> {value}
      {links[label] && (
        <>
          {' '}
          <Link
            to={links[label]}
            aria-label={`Restaurar ${label}`}
            className="whitespace-nowrap text-link underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            Restaurar
          </Link>
        </>
      )}
    </>
  )
}
