import { describe, expect, test } from 'vitest'
import { STOPPED_BROWSER, NOTHING, closingLines, sum, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const CRASH = { failed: 1, failures: [expect.stringContaining('terminó antes de tiempo')] }

test('a run ends with its phases, what failed by name, and the sum of all', () => {
  const total = sum([
    { passed: 3, failed: 0, failures: [] },
    { passed: 40, failed: 2, failures: ['a.test.ts › one: no', 'b.test.ts › two: no'] },
    tallyOfVitest(null, 0),
  ])
  const phases = [
    { label: 'unidades', seconds: 61.04 },
    { label: 'todo', seconds: 100 },
  ]
  expect(closingLines(phases, total)).toEqual([
    '',
    'unidades    61.0 s',
    'todo       100.0 s',
    '✗ a.test.ts › one: no',
    '✗ b.test.ts › two: no',
    expect.stringMatching(/^✗ Vitest terminó antes de tiempo/),
    '43 passed, 3 failed',
  ])
  expect(closingLines([], sum([NOTHING]))).toEqual(['', '0 passed, 0 failed'])
})

describe('what Vitest reports', () => {
  test('counts tests, not files, and names those that failed', () => {
    expect(tallyOfVitest(vitestReport({ passed: 12, failed: 0 }), 0)).toEqual({ passed: 12, failed: 0, failures: [] })
    const failure = 'app/a.test.ts › a b: AssertionError: expected 1 to be 2'
    expect(tallyOfVitest(vitestReport({ passed: 12, failed: 3 }), 1)).toEqual({
      passed: 12,
      failed: 3,
      failures: [failure, failure, failure],
    })
  })

  test('what was skipped or only planned has failed', () => {
    const report = vitestReport({ passed: 12, failed: 0, skipped: 2, planned: 1 })
    expect(tallyOfVitest(report, 0)).toMatchObject({ passed: 12, failed: 3 })
  })

  test('a file that broke outside its tests is one failure', () => {
    const report = vitestReport({ passed: 12, failed: 0, brokenFiles: 2 })
    const failures = ['app/b.test.ts: SyntaxError: no', 'app/b.test.ts: SyntaxError: no']
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 12, failed: 2, failures })
  })

  test('a crash, no tests or no report is one failure', () => {
    expect(tallyOfVitest(vitestReport({ passed: 12, failed: 0 }), 1)).toEqual({ passed: 12, ...CRASH })
    expect(tallyOfVitest(vitestReport({ passed: 0, failed: 0 }), 0)).toEqual({ passed: 0, ...CRASH })
    expect(tallyOfVitest(null, 0)).toEqual({ passed: 0, ...CRASH })
  })
})

describe('what Playwright reports', () => {
  test('counts journeys; skipped ones and those that need a second try have failed', () => {
    expect(tallyOfPlaywright(playwrightReport({ expected: 8 }), 0)).toEqual({
      passed: 8,
      failed: 0,
      failures: [],
      again: [],
    })
    expect(tallyOfPlaywright(playwrightReport({ expected: 8, skipped: 2 }), 0)).toMatchObject({ passed: 8, failed: 2 })
    expect(tallyOfPlaywright(playwrightReport({ expected: 8, flaky: 1 }), 0)).toMatchObject({ passed: 8, failed: 1 })
  })

  test('a journey whose browser stopped counts if it passes in another, and is told', () => {
    const stopped = { status: 'timedOut', annotations: [{ type: STOPPED_BROWSER }] }
    const passed = { status: 'passed', annotations: [] }
    const tallyOf = (results: unknown[]) =>
      tallyOfPlaywright(playwrightReport({ expected: 8, flaky: 1, tried: results }), 0)
    expect(tallyOf([stopped, passed])).toEqual({
      passed: 9,
      failed: 0,
      failures: [],
      again: ['test/e2e/a.spec.ts › inside [movil]: navegador detenido'],
    })
    expect(closingLines([], tallyOf([stopped, passed]))).toEqual([
      '',
      '↻ test/e2e/a.spec.ts › inside [movil]: navegador detenido',
      '9 passed, 0 failed',
    ])
    const held = { status: 'timedOut', annotations: [{ type: 'página detenida' }] }
    expect(tallyOf([held, passed]), 'a page alone may be held by us').toMatchObject({ passed: 8, failed: 1, again: [] })
    expect(tallyOf([{ status: 'timedOut', annotations: [] }, passed])).toMatchObject({
      passed: 8,
      failed: 1,
      again: [],
    })
    expect(tallyOf([{ status: 'failed', annotations: [] }, passed])).toMatchObject({ passed: 8, failed: 1 })
  })

  test('names a journey that failed, its width and the first line of why', () => {
    expect(tallyOfPlaywright(playwrightReport({ expected: 8, unexpected: 1 }), 1)).toEqual({
      passed: 8,
      failed: 1,
      failures: ['test/e2e/a.spec.ts › inside [movil]: Error: expect(locator).toBeVisible() failed'],
      again: [],
    })
  })

  test('an error outside the journeys is one failure', () => {
    const report = playwrightReport({ expected: 8, errors: [{ message: 'Error: globalSetup\n  at' }] })
    const failures = ['Playwright: Error: globalSetup']
    expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 8, failed: 1, failures, again: [] })
  })

  test('a crash, no journeys or no report is one failure', () => {
    expect(tallyOfPlaywright(playwrightReport({ expected: 8 }), 130)).toMatchObject({ passed: 8, ...CRASH })
    expect(tallyOfPlaywright(playwrightReport({}), 0)).toMatchObject({ passed: 0, ...CRASH })
    expect(tallyOfPlaywright('{', 0)).toEqual({ passed: 0, ...CRASH })
  })
})

type VitestRun = { passed: number; failed: number; skipped?: number; planned?: number; brokenFiles?: number }

function vitestReport({ passed, failed, skipped = 0, planned = 0, brokenFiles = 0 }: VitestRun) {
  const failureMessages = ['AssertionError: expected 1 to be 2\n    at a.test.ts:1:1']
  const assertionResults = [
    ...Array.from({ length: passed }, () => ({ status: 'passed', fullName: 'a b' })),
    ...Array.from({ length: failed }, () => ({ status: 'failed', fullName: 'a b', failureMessages })),
  ]
  const broken = Array.from({ length: brokenFiles }, () => ({
    name: `${process.cwd()}/app/b.test.ts`,
    status: 'failed',
    message: 'SyntaxError: no\n  at b',
    assertionResults: [],
  }))
  const own = { name: `${process.cwd()}/app/a.test.ts`, status: failed > 0 ? 'failed' : 'passed', assertionResults }
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: planned,
    testResults: [own, ...broken],
  }
}

function playwrightReport({
  expected = 0,
  unexpected = 0,
  flaky = 0,
  skipped = 0,
  errors = [] as unknown[],
  tried = [] as unknown[],
}) {
  const error = { message: '\u001B[31mError: expect(locator).toBeVisible() failed\u001B[39m\n\nLocator' }
  const failed = { projectName: 'movil', status: 'unexpected', results: [{ error }] }
  const right = { projectName: 'movil', status: 'expected', results: [{}] }
  const again = { projectName: 'movil', status: 'flaky', results: tried }
  const tests = [...(unexpected > 0 ? [failed] : []), ...(tried.length > 0 ? [again] : []), right]
  const inside = [{ title: 'inside', file: 'a.spec.ts', tests }]
  const suites = [{ specs: [], suites: [{ specs: inside }] }]
  return { stats: { expected, unexpected, flaky, skipped }, suites, errors }
}
