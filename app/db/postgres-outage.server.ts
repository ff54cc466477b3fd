import { isStoreUnreachable } from './unreachable.server.ts'

/** Error for a server that is known to be unreachable: a query fails at once, without another attempt to connect. */
export class ServerUnreachable extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('the database server does not answer')
  }
}

/**
 * Number of silent probes in a row that mean an outage. One is not enough: a busy process may read an answer too late.
 */
const MAX_SILENT_PROBES = 2

type OutageWatch = {
  isUnreachable: () => boolean
  /**
   * Waits for a query, but rejects as soon as the server is known to be unreachable.
   * @throws ServerUnreachable
   */
  within: <T>(work: Promise<T>) => Promise<T>
  /** Called when an outage begins. */
  onUnreachable: (listener: () => void) => void
  close: () => void
}

/**
 * Distinguishes an unreachable server from a busy one. When a query is slow or fails, the server is probed through a
 * separate connection, one probe at a time; any answer means that the server is up. During an outage the probes
 * continue, and queries fail at once.
 * @param probe returns `refused` when no connection was possible
 * @param timeouts milliseconds: when a query becomes suspect, and the pause between probes
 */
export function watchOutages(
  probe: () => Promise<'there' | 'silent' | 'refused'>,
  timeouts: { suspect: number; pause: number },
): OutageWatch {
  const waiting = new Set<() => void>()
  const listeners: (() => void)[] = []
  let [isProbing, isUnreachable, isClosed] = [false, false, false]
  let silentProbes = 0
  let timer: NodeJS.Timeout | undefined

  async function probeOnce() {
    if (isProbing || isClosed) return
    isProbing = true
    const found = await probe()
    silentProbes = found === 'silent' ? silentProbes + 1 : 0
    if (found === 'there') isUnreachable = false
    else if (!isUnreachable && (found === 'refused' || silentProbes >= MAX_SILENT_PROBES)) giveUp()
    const goesOn = found !== 'there' && !isClosed
    timer = setTimeout(() => {
      isProbing = false
      if (goesOn) void probeOnce()
    }, timeouts.pause).unref()
  }

  function giveUp() {
    isUnreachable = true
    for (const listener of listeners) listener()
    for (const end of waiting) end()
    waiting.clear()
  }

  return {
    isUnreachable: () => isUnreachable,
    onUnreachable: (listener) => void listeners.push(listener),
    within: (work) =>
      new Promise((resolve, reject) => {
        const suspicion = setInterval(() => void probeOnce(), timeouts.suspect).unref()
        const cleanUp = () => {
          clearInterval(suspicion)
          waiting.delete(end)
        }
        const end = () => {
          cleanUp()
          reject(new ServerUnreachable())
        }
        waiting.add(end)
        work.then(resolve, (error: unknown) => {
          if (isStoreUnreachable(error)) void probeOnce()
          reject(error)
        })
        work.then(cleanUp, cleanUp)
        if (isUnreachable) end()
      }),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
