/** Passwords as the tests type them, what sessions, invitations and links come with, and who connects to a database with what. */
const SECRET = /secret[oa]-\d|clave-\d|session_token=|[?&](?:invitacion|token)=|:\/\/[^\s/:@]+:[^\s/@]+@/g

/**
 * What a log of the product must never say.
 * @param known secrets of this installation
 * @returns each that it says, with what is around it
 */
function secretsIn(log: string, known: readonly string[] = []): string[] {
  const places = [...log.matchAll(SECRET)].map(({ index }) => index)
  for (const secret of known) {
    const at = log.indexOf(secret)
    if (at >= 0) places.push(at)
  }
  return places.map((at) => log.slice(Math.max(0, at - 80), at + 80))
}

/** @throws where a log says a secret */
export function refuseSecrets(log: string, known: readonly string[] = []): void {
  const said = secretsIn(log, known)
  if (said.length > 0) throw new Error(`La bitácora del proceso dice un secreto:\n${said.join('\n')}`)
}
