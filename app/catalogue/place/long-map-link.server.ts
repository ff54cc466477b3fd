import https from 'node:https'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { isShortLink, trustedMapsUrl } from './maps-address.ts'
import { mapPoint, shortMapLink } from './map-link.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** The address to which a short link of Google Maps leads; null where it leads nowhere, or no answer came in time. */
    longMapLink: (address: string) => Promise<string | null>
  }
}

/** Milliseconds for all steps of a link: somebody waits for the form. */
const PATIENCE = 4_000
const MOST_STEPS = 4

/** Follows a short link on Google's hosts. Only public addresses are reached. */
export async function findLongMapLink(address: string): Promise<string | null> {
  const agent = new RequestFilteringHttpsAgent()
  const signal = AbortSignal.timeout(PATIENCE)
  try {
    return await followMapLink(address, (url) => askForLocation(url, agent, signal))
  } finally {
    agent.destroy()
  }
}

/**
 * The first address with a point on the way of a link. Every step has to be an address of Google Maps.
 * @param ask the address to which the answer redirects; null for any other answer
 */
export async function followMapLink(
  address: string,
  ask: (url: URL) => Promise<string | null>,
): Promise<string | null> {
  let url = trustedMapsUrl(address)
  for (let step = 0; url && isShortLink(url) && step < MOST_STEPS; step += 1) {
    const to = await ask(url)
    url = to === null || !URL.canParse(to, url) ? null : trustedMapsUrl(new URL(to, url).href)
  }
  return url && !isShortLink(url) ? url.href : null
}

function askForLocation(url: URL, agent: RequestFilteringHttpsAgent, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const request = https.get(url, { agent, signal, headers: { 'User-Agent': 'Mozilla/5.0' } }, (answer) => {
      answer.destroy()
      resolve(answer.headers.location ?? null)
    })
    // No network, a refusal or a slow answer: the person is told how to get the long link.
    request.on('error', () => resolve(null))
  })
}

/** The text with the long link in place of a short one of Google Maps. `isUnread`: it is short and could not be followed. */
export async function withLongMapLink(
  text: string,
  follow: (address: string) => Promise<string | null>,
): Promise<{ text: string; isUnread: boolean }> {
  const short = shortMapLink(text)
  if (short === null) return { text, isUnread: false }
  const long = await follow(short)
  return long !== null && mapPoint(long) ? { text: long, isUnread: false } : { text, isUnread: true }
}
