import { spawn } from 'node:child_process'

export type Outcome = { code: number; output: string }

/**
 * Runs a program of `node_modules/.bin` with this same Node and captures its output.
 * @param program a file name in `node_modules/.bin`, of a program written in JavaScript
 */
export function runQuietly(
  program: string,
  options: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = start(program, options, environment, 'pipe')
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 1, output: `${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

/** Runs a program that writes its output to the terminal. @returns the exit code */
export function runAloud(
  program: string,
  options: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = start(program, options, environment, 'inherit')
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function start(program: string, options: string[], environment: Record<string, string>, output: 'pipe' | 'inherit') {
  return spawn(process.execPath, [`node_modules/.bin/${program}`, ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
  })
}
