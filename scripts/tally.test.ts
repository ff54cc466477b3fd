import { describe, expect, test } from 'vitest'
import { CRASHED, sum, tallyLine, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

test('the sum of all runners is one line', () => {
  const total = sum([{ passed: 3, failed: 0 }, { passed: 40, failed: 2 }, CRASHED])
  expect(tallyLine(total)).toBe('43 passed, 3 failed')
  expect(tallyLine(sum([]))).toBe('0 passed, 0 failed')
})

describe('what Vitest reports', () => {
  test('counts tests, not files', () => {
    expect(tallyOfVitest(vitestReport({ passed: 12, failed: 0 }), 0)).toEqual({ passed: 12, failed: 0 })
    expect(tallyOfVitest(vitestReport({ passed: 12, failed: 3 }), 1)).toEqual({ passed: 12, failed: 3 })
  })

  test('what was skipped or only planned has failed', () => {
    expect(tallyOfVitest(vitestReport({ passed: 12, failed: 0, skipped: 2, planned: 1 }), 0)).toEqual({
      passed: 12,
      failed: 3,
    })
  })

  test('a file that broke outside its tests is one failure', () => {
    const report = vitestReport({ passed: 12, failed: 0, brokenFiles: 2 })
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 12, failed: 2 })
  })

  test('a crash, no tests or no report is one failure', () => {
    expect(tallyOfVitest(vitestReport({ passed: 12, failed: 0 }), 1)).toEqual({ passed: 12, failed: 1 })
    expect(tallyOfVitest(vitestReport({ passed: 0, failed: 0 }), 0)).toEqual(CRASHED)
    expect(tallyOfVitest(null, 0)).toEqual(CRASHED)
  })
})

describe('what Playwright reports', () => {
  test('counts journeys; skipped ones have failed', () => {
    expect(tallyOfPlaywright(playwrightReport({ expected: 8 }), 0)).toEqual({ passed: 8, failed: 0 })
    expect(tallyOfPlaywright(playwrightReport({ expected: 8, skipped: 2 }), 0)).toEqual({ passed: 8, failed: 2 })
    expect(tallyOfPlaywright(playwrightReport({ expected: 8, unexpected: 1 }), 1)).toEqual({ passed: 8, failed: 1 })
  })

  test('an error outside the journeys is one failure', () => {
    const report = playwrightReport({ expected: 8, errors: [{ message: 'globalSetup' }] })
    expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 8, failed: 1 })
  })

  test('a crash, no journeys or no report is one failure', () => {
    expect(tallyOfPlaywright(playwrightReport({ expected: 8 }), 130)).toEqual({ passed: 8, failed: 1 })
    expect(tallyOfPlaywright(playwrightReport({}), 0)).toEqual(CRASHED)
    expect(tallyOfPlaywright('{', 0)).toEqual(CRASHED)
  })
})

type VitestRun = { passed: number; failed: number; skipped?: number; planned?: number; brokenFiles?: number }

function vitestReport({ passed, failed, skipped = 0, planned = 0, brokenFiles = 0 }: VitestRun) {
  const assertionResults = [
    ...Array.from({ length: passed }, () => ({ status: 'passed' })),
    ...Array.from({ length: failed }, () => ({ status: 'failed' })),
  ]
  const broken = Array.from({ length: brokenFiles }, () => ({ status: 'failed', assertionResults: [] }))
  const testResults = [{ status: failed > 0 ? 'failed' : 'passed', assertionResults }, ...broken]
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: planned,
    testResults,
  }
}

function playwrightReport({ expected = 0, unexpected = 0, skipped = 0, errors = [] as unknown[] }) {
  return { stats: { expected, unexpected, flaky: 0, skipped }, errors }
}
