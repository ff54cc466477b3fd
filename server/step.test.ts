import { expect, test, vi } from 'vitest'
import { step } from './step.ts'

test('a step says on one line what was done and how long it took, and hands on its result', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await expect(step('base de datos al día', async () => 7)).resolves.toBe(7)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^✓ base de datos al día \(\d+\.\d s\)$/))
})

test('a step that fails says nothing: its error speaks', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await expect(step('base de datos al día', () => Promise.reject(new Error('no abre')))).rejects.toThrow('no abre')
  expect(log).not.toHaveBeenCalled()
})
