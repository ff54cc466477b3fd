/** Who keeps a video or a walk through a property: their hosts, and what a visitor is offered there. */
const SITES: readonly { hosts: readonly string[]; words: string }[] = [
  { hosts: ['youtube.com', 'youtu.be'], words: 'Ver el video en YouTube' },
  { hosts: ['vimeo.com'], words: 'Ver el video en Vimeo' },
  { hosts: ['matterport.com'], words: 'Recorrer en 360° en Matterport' },
  { hosts: ['kuula.co'], words: 'Recorrer en 360° en Kuula' },
]

/** Longer than any such address is. */
const LONGEST = 500

/** Pages of YouTube that lead to any other site. */
const WAYS_OUT = /^\/(?:redirect|attribution_link)(?:\/|$)/i

/** As in '.youtube.com': no site has such a name. */
const EMPTY_LABEL = /^\.|\.\./

/** A video or a walk of a known site; null for anything else: what is pasted there could lead anywhere. */
export function tourLink(pasted: string | null): { url: string; words: string } | null {
  const text = pasted?.trim() ?? ''
  const url = URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`)
  if (!url || text.length > LONGEST || !/^https?:$/.test(url.protocol) || url.port) return null
  if (url.username || url.password || EMPTY_LABEL.test(url.hostname)) return null
  const site = SITES.find(({ hosts }) => hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`)))
  if (!site || url.pathname === '/' || WAYS_OUT.test(url.pathname)) return null
  url.protocol = 'https:'
  return { url: url.href, words: site.words }
}
