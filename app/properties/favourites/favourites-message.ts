/** Characters of a chat's first message that every phone takes in a link. */
const MOST_CHARACTERS = 1_500

/** The message that asks for all kept properties at once: as many as fit, and the link to the rest. */
export function favouritesMessage(properties: readonly { title: string; url: string }[], listUrl: string): string {
  const lines = ['Hola, me interesan estas propiedades:']
  let left = MOST_CHARACTERS - listUrl.length
  for (const { title, url } of properties) {
    const line = `- ${title}: ${url}`
    left -= line.length
    if (left < 0) break
    lines.push(line)
  }
  return [...lines, `La lista completa: ${listUrl}`].join('\n')
}
