import { isStoreUnreachable } from './unreachable.server.ts'

/** The server does not answer: said at once, without asking it. */
export class ServerAway extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('the database server does not answer')
  }
}

/** Silence is believed the second time: a process that is itself late takes an answer that lies there for none. */
const SILENCES = 2

type OutageWatch = {
  isAway: () => boolean
  /**
   * Waits for work of the server, and no longer than until it is known to be away.
   * @throws ServerAway
   */
  within: <T>(work: Promise<T>) => Promise<T>
  /** What else ends with an outage. */
  onAway: (listener: () => void) => void
  close: () => void
}

/**
 * Tells a server that is away from one that is busy. Whatever takes long or fails has it asked by a connection of its
 * own, one at a time: an answer of any kind means that it is there, however many connections are taken. While it is away
 * it is asked again and again, and nobody else waits for it.
 * @param ask `refused` when it could not be reached at all
 * @param patience milliseconds: after which work is suspect, and between two times of asking
 */
export function watchOutages(
  ask: () => Promise<'there' | 'silent' | 'refused'>,
  patience: { suspect: number; pause: number },
): OutageWatch {
  const waiting = new Set<() => void>()
  const listeners: (() => void)[] = []
  let [isAsking, isAway, isClosed] = [false, false, false]
  let silences = 0
  let timer: NodeJS.Timeout | undefined

  async function find() {
    if (isAsking || isClosed) return
    isAsking = true
    const found = await ask()
    silences = found === 'silent' ? silences + 1 : 0
    if (found === 'there') isAway = false
    else if (!isAway && (found === 'refused' || silences >= SILENCES)) giveUp()
    const goesOn = found !== 'there' && !isClosed
    timer = setTimeout(() => {
      isAsking = false
      if (goesOn) void find()
    }, patience.pause).unref()
  }

  function giveUp() {
    isAway = true
    for (const listener of listeners) listener()
    for (const end of waiting) end()
    waiting.clear()
  }

  return {
    isAway: () => isAway,
    onAway: (listener) => void listeners.push(listener),
    within: (work) =>
      new Promise((resolve, reject) => {
        const suspicion = setInterval(() => void find(), patience.suspect).unref()
        const settle = () => {
          clearInterval(suspicion)
          waiting.delete(end)
        }
        const end = () => {
          settle()
          reject(new ServerAway())
        }
        waiting.add(end)
        work.then(resolve, (error: unknown) => {
          if (isStoreUnreachable(error)) void find()
          reject(error)
        })
        work.then(settle, settle)
        if (isAway) end()
      }),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
