import { readFileSync } from 'node:fs'
import { type Case, slowestLines } from './slow-cases.ts'
import { CASES } from './test.ts'

const MOST = 30

/** `npm run test:slow`: prints the slowest tests and journeys of the last run. */
export async function main(): Promise<number> {
  const cases = readCases()
  if (cases) console.log(slowestLines(cases, MOST).join('\n'))
  else console.error('Aún no hay ninguna corrida: «npm test» o «npm run test:wide» primero.')
  return cases ? 0 : 1
}

function readCases(): Case[] | null {
  try {
    return JSON.parse(readFileSync(CASES, 'utf8'))
  } catch {
    return null
  }
}
