import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killAndLook } from '#test/crash/kill-and-look.ts'
import { IS_LONG } from '#test/tier.ts'

const KILLS = IS_LONG ? 100 : 20
/** Milliseconds for one start, some work and one check; only an endless run takes as long. */
const PATIENCE = 60_000

test(
  `after ${KILLS} crashes at random moments, every acknowledged change is stored and none is incomplete`,
  { timeout: KILLS * PATIENCE },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-crash-'))
    const { journal, missing } = await killAndLook(dataDir, KILLS)
    expect(missing).toEqual([])
    // At least a part of the runs acknowledged each kind of change.
    const { saved, uploaded, received, edited } = journal
    for (const count of [saved.length, uploaded.length, received.length, edited.version - 1])
      expect(count).toBeGreaterThanOrEqual(KILLS / 4)
    await rm(dataDir, { recursive: true })
  },
)
