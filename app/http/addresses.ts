/** A host name needs a letter in its last label: only digits would be a (malformed) IP address. */
export function isHostName(text: string): boolean {
  return /^(?:[a-z0-9_-]+\.)*(?=[0-9-]*[a-z])[a-z0-9-]+\.?$/i.test(text)
}

export function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)
}

export function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && pathname === '/' && !search && !hash
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password
}

/** https, or http of this machine: what is sent to another one must not be readable on its way. */
export function isSafeAddress(text: string): boolean {
  return isWebAddress(text) && (text.startsWith('https:') || isLocalHost(new URL(text).hostname))
}

/** An address that listens on all networks of the machine: '0.0.0.0', '::'. It leads nowhere. */
export function isEveryAddress(host: string): boolean {
  const url = `http://${host.includes(':') ? `[${host}]` : host}`
  return URL.canParse(url) && ['0.0.0.0', '[::]', '[::ffff:0:0]'].includes(new URL(url).hostname)
}

/** A loopback address is reachable only from this machine. */
export function isLoopback(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(origin)
}

/** Names and addresses that always lead to the machine that uses them. @param hostname as a URL has it */
export function isLocalHost(hostname: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** @param peer remote address of a connection */
export function isLoopbackPeer(peer: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/i.test(peer)
}

export function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\/[^/?]/.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && isDecodable(username + password)
}

export function isBucket(text: string): boolean {
  if (!/^s3:\/\/[^/?]/.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint')
  return (
    hostname !== '' &&
    searchParams.get('region') !== '' &&
    (endpoint === null || isWebAddress(endpoint)) &&
    isDecodable(username + password)
  )
}

/** A literal percent sign must be written as %25. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
