import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Minimum speed: so many bytes in each window of so many milliseconds. */
export type MinimumSpeed = { window: number; bytes: number }

/** What a connection waits for its client to do; null while it waits for this process. */
export type Awaited = 'body' | 'answer' | null

/** @param newest the last request that began on the connection */
export function awaited(socket: Socket, newest: IncomingMessage | null): Awaited {
  if (socket.writableLength > 0 || queued(socket) > 0) return 'answer'
  // What is in the buffer was sent in time and waits to be read here.
  return newest && !newest.complete && newest.readableLength === 0 ? 'body' : null
}

/** Bytes that the client has sent and those of the responses that the system has taken. */
export function amountMoved(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - queued(socket)
}

/**
 * Bytes that were written and that the system has not taken yet. Only the handle of the connection says so while one large
 * write is under way; Node reads it there too, for the timeouts of sockets.
 */
function queued(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? 0
}
