/** The most characters of a URL-encoded message. The whole link stays under 2,000, which every phone supports. */
const MOST_ESCAPED = 1_950

const GREETING = 'Hola, me interesan estas propiedades:'

type Wanted = { title: string; code: string; url: string }

/**
 * The message that asks for a quote of all favourites: as many names and links as fit, then the link to the whole list.
 * If not even that link fits, the other properties are named by their IDs, so that none is missing.
 */
export function favouritesMessage(properties: readonly Wanted[], listUrl: string): string {
  const listLine = `La lista completa: ${listUrl}`
  const end = fits([GREETING, `Y ${properties.length} más. ${listLine}`]) ? listLine : null
  for (let named = properties.length; named > 0; named -= 1) {
    const rest = properties.slice(named)
    const lines = [
      GREETING,
      ...properties.slice(0, named).map(({ title, url }) => `- ${title}: ${url}`),
      ...ending(rest, end),
    ]
    if (fits(lines)) return lines.join('\n')
  }
  return end === null ? byCode(properties) : [GREETING, end].join('\n')
}

function ending(rest: readonly Wanted[], listLine: string | null): string[] {
  const more = rest.length > 0 ? `Y ${rest.length} más` : null
  if (listLine !== null) return [more === null ? listLine : `${more}. ${listLine}`]
  return more === null ? [] : [`${more}, por su ID: ${codesOf(rest)}`]
}

/** Only IDs, and the number of properties that don't fit. */
function byCode(properties: readonly Wanted[]): string {
  for (let named = properties.length; ; named -= 1) {
    const left = properties.length - named
    const lines = [GREETING, codesOf(properties.slice(0, named)), ...(left > 0 ? [`Y ${left} más.`] : [])]
    if (named === 0 || fits(lines)) return lines.filter(Boolean).join('\n')
  }
}

function codesOf(properties: readonly Wanted[]): string {
  return properties.map(({ code }) => code).join(', ')
}

function fits(lines: readonly string[]): boolean {
  return encodeURIComponent(lines.join('\n')).length <= MOST_ESCAPED
}
