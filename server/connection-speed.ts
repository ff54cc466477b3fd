import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Minimum number of bytes in each window of milliseconds. */
export type MinimumSpeed = { window: number; bytes: number }

/**
 * What a connection waits for its client to do: send the body or read the answer. Null while it waits for this process.
 */
export type Awaited = 'body' | 'answer' | null

/** @param newest the most recent request of the connection */
export function awaited(socket: Socket, newest: IncomingMessage | null): Awaited {
  if (socket.writableLength > 0 || queued(socket) > 0) return 'answer'
  // Bytes in the buffer have arrived in time; this process has to read them.
  return newest && !newest.complete && newest.readableLength === 0 ? 'body' : null
}

/** Bytes that were received from the client, plus bytes of responses that the system has accepted. */
export function amountMoved(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - queued(socket)
}

/**
 * Bytes that were written but not yet accepted by the system. During one large write only the connection's handle knows
 * the number; Node reads it there too, for its socket timeouts.
 */
function queued(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? 0
}
