/** Patterns of test passwords, of session, invitation and link tokens, and of database credentials. */
const SECRET = /secret[oa]-\d|clave-\d|session_token=|[?&](?:invitacion|token|clave)=|:\/\/[^\s/:@]+:[^\s/@]+@/g

/**
 * Secrets in a log. @param known secrets of this installation
 * @returns each one found, with its surroundings
 */
function secretsIn(log: string, known: readonly string[] = []): string[] {
  const places = [...log.matchAll(SECRET)].map(({ index }) => index)
  for (const secret of known) {
    const at = log.indexOf(secret)
    if (at >= 0) places.push(at)
  }
  return places.map((at) => log.slice(Math.max(0, at - 80), at + 80))
}

/** @throws if a log contains a secret */
export function refuseSecrets(log: string, known: readonly string[] = []): void {
  const said = secretsIn(log, known)
  if (said.length > 0) throw new Error(`La bitácora del proceso dice un secreto:\n${said.join('\n')}`)
}
