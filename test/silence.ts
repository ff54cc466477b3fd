import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

// Unexpected output on the console fails the test that wrote it (architecture, Costumbres).

let expected: (string | RegExp)[] = []
let surprises: string[] = []

/** Allows the running test to write this on `console.error` or `console.warn`; part of the message is enough. */
export function allowConsole(message: string | RegExp): void {
  expected.push(message)
}

console.error = listen('console.error')
console.warn = listen('console.warn')

afterEach(settle)
afterAll(settle)

function listen(method: string) {
  return (...parts: unknown[]) => {
    const text = format(...parts)
    if (expected.some((message) => (typeof message === 'string' ? text.includes(message) : message.test(text)))) return
    surprises.push(`${method}: ${text}`)
  }
}

function settle() {
  const heard = surprises
  surprises = []
  expected = []
  if (heard.length > 0) throw new Error(`La consola debía estar callada:\n${heard.join('\n')}`)
}
