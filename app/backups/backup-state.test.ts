import { describe, expect, test } from 'vitest'
import { type LastBackup, backupState, backupWarning, nightOf } from './backup-state.ts'

const NOW = new Date('2026-11-22T18:00:00Z')
const NOTHING: LastBackup = { made: null, fault: null, since: null }
const FAULT = { at: '2026-11-22T09:05:00Z', sentence: 'No se pudo escribir en «/copias»: no hay espacio en el disco.' }

function madeAt(finishedAt: string): LastBackup {
  const made = { startedAt: finishedAt, finishedAt, archive: 'cerro-norte-….tar', bytes: 1 }
  return { made, fault: null, since: '2026-11-01T09:00:00Z' }
}

test.each([
  ['2026-11-22T08:59:59Z', '2026-11-21'],
  ['2026-11-22T09:00:00Z', '2026-11-22'],
  ['2026-11-23T05:00:00Z', '2026-11-22'],
])('at %s the backup of %s is due: a backup day begins at three in the morning', (instant, night) => {
  expect(nightOf('America/Monterrey', new Date(instant))).toBe(night)
})

describe('the backup state', () => {
  test.each<[string, LastBackup, string]>([
    ['none yet', NOTHING, 'first'],
    ['the first one under way', { ...NOTHING, since: '2026-11-22T17:59:00Z' }, 'first'],
    ['a first one that nobody finishes', { ...NOTHING, since: '2026-11-20T17:00:00Z' }, 'old'],
    ['the one of this night', madeAt('2026-11-22T09:05:00Z'), 'fine'],
    ['one of 48 hours ago', madeAt('2026-11-20T18:00:00Z'), 'fine'],
    ['an older one', madeAt('2026-11-20T17:59:59Z'), 'old'],
    ['a failure after a good one', { ...madeAt('2026-11-21T09:05:00Z'), fault: FAULT }, 'failed'],
  ])('%s', (_what, last, state) => {
    expect(backupState(true, last, NOW)).toBe(state)
    expect(backupState(false, last, NOW)).toBe('none')
  })
})

test('the panel shows only warnings that require an action', () => {
  expect(backupWarning(NOTHING, NOW, 'America/Monterrey')).toBeNull()
  expect(backupWarning(madeAt('2026-11-22T09:05:00Z'), NOW, 'America/Monterrey')).toBeNull()
  expect(backupWarning({ ...NOTHING, fault: FAULT }, NOW, 'America/Monterrey')).toBe(
    'El respaldo nocturno falló: No se pudo escribir en «/copias»: no hay espacio en el disco. Todavía no hay ningún respaldo. Avisa a quien administra el servidor.',
  )
  expect(backupWarning(madeAt('2026-11-19T09:05:00Z'), NOW, 'America/Monterrey')).toBe(
    'El respaldo nocturno no se está haciendo. El último respaldo es del 19 nov 2026, 3:05. Avisa a quien administra el servidor.',
  )
})
