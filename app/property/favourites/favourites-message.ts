/** Characters of a message, its letters escaped: the whole link stays under 2,000, which every phone takes. */
const MOST_ESCAPED = 1_950

const GREETING = 'Hola, me interesan estas propiedades:'

type Wanted = { title: string; code: string; url: string }

/**
 * The message that asks for all kept properties at once: as many by name and page as fit, and the link to all of them.
 * Where even the link does not fit, the others are named by their IDs, so that none is lost.
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
  const others = rest.length > 0 ? `Y ${rest.length} más` : null
  if (listLine !== null) return [others === null ? listLine : `${others}. ${listLine}`]
  return others === null ? [] : [`${others}, por su ID: ${codesOf(rest)}`]
}

/** IDs alone; those that don't fit are counted. */
function byCode(properties: readonly Wanted[]): string {
  for (let told = properties.length; ; told -= 1) {
    const left = properties.length - told
    const lines = [GREETING, codesOf(properties.slice(0, told)), ...(left > 0 ? [`Y ${left} más.`] : [])]
    if (told === 0 || fits(lines)) return lines.filter(Boolean).join('\n')
  }
}

function codesOf(properties: readonly Wanted[]): string {
  return properties.map(({ code }) => code).join(', ')
}

function fits(lines: readonly string[]): boolean {
  return encodeURIComponent(lines.join('\n')).length <= MOST_ESCAPED
}
