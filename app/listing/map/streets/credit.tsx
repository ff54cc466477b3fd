/** The attribution of the streets. `href`: null for plain text. */
export type Credit = { text: string; href: string | null }[]

/** Reads the attribution HTML of a style; only text and links remain. */
export function readCredit(html: readonly string[]): Credit {
  const { body } = new DOMParser().parseFromString([...new Set(html)].join(' '), 'text/html')
  return [...body.childNodes].flatMap((node) => {
    const text = node.textContent?.replaceAll(/\s+/g, ' ') ?? ''
    const href = node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol) ? node.href : null
    return text.trim() ? [{ text, href }] : []
  })
}

export function CreditLine({ credit }: { credit: Credit }) {
  return (
    <p className="map-credit">
      {credit.map(({ text, href }) =>
        href ? (
          <a key={text} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}
