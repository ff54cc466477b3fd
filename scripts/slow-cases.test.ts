import { expect, test } from 'vitest'
import { casesOfPlaywright, casesOfVitest, slowestLines } from './slow-cases.ts'

test('the cases of Vitest bear the path of their file and their whole name', () => {
  const assertionResults = [
    { fullName: 'on sqlite one', duration: 1_250 },
    { fullName: 'left out', duration: null },
  ]
  const report = { testResults: [{ name: `${process.cwd()}/app/a.test.ts`, assertionResults }] }
  expect(casesOfVitest(report)).toEqual([
    { name: 'app/a.test.ts › on sqlite one', seconds: 1.25 },
    { name: 'app/a.test.ts › left out', seconds: 0 },
  ])
})

test('the journeys of Playwright bear their width, and their tries are added up', () => {
  const tests = [
    { projectName: 'movil', results: [{ duration: 1_000 }, { duration: 2_000 }] },
    { projectName: 'escritorio', results: [{ duration: 500 }] },
  ]
  const report = { suites: [{ suites: [{ specs: [{ title: 'inside', file: 'a.spec.ts', tests }] }] }] }
  expect(casesOfPlaywright(report)).toEqual([
    { name: 'test/e2e/a.spec.ts › inside [movil]', seconds: 3 },
    { name: 'test/e2e/a.spec.ts › inside [escritorio]', seconds: 0.5 },
  ])
})

test('a run that left no report has no cases', () => {
  expect([casesOfVitest(null), casesOfPlaywright('{')]).toEqual([[], []])
})

test('the slowest come first, as many as are wanted', () => {
  const cases = [
    { name: 'a', seconds: 1 },
    { name: 'b', seconds: 12.34 },
    { name: 'c', seconds: 3 },
  ]
  expect(slowestLines(cases, 2)).toEqual(['   12.3 s  b', '    3.0 s  c'])
})
