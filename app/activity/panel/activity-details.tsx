import { Fragment } from 'react'

/** 'Campo: valor': the text before the first colon is the name of the field. */
const LABELLED = /^([^:\n]{1,40}): (.*)$/

/** What changed, or the data of a deleted property, one fact per line; collapsed by default. */
export function ActivityDetails({ details }: { details: string }) {
  const lines = details.split('\n')
  return (
    <details className="mt-1 text-xs">
      <summary className="inline-flex min-h-7 items-center text-link underline underline-offset-2 pointer-coarse:min-h-11">
        Ver detalle
      </summary>
      <p className="mt-1 max-w-(--measure) leading-[1.55] wrap-anywhere text-ink-2">
        {lines.map((line, at) => (
          <Fragment key={`${at} ${line}`}>
            {at > 0 && <br />}
            <Line text={line} />
          </Fragment>
        ))}
      </p>
    </details>
  )
}

function Line({ text }: { text: string }) {
  const [, label, value] = LABELLED.exec(text) ?? []
  if (label === undefined) return text
  return (
    <>
      <b className="font-semibold text-ink">{label}:</b> {value}
    </>
  )
}
