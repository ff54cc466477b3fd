import { expect, test, vi } from 'vitest'
import { step } from './step.ts'

test('a step prints its name and duration on one line and returns its result', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await expect(step('base de datos al día', async () => 7)).resolves.toBe(7)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^✓ base de datos al día \(\d+\.\d s\)$/))
})

test('a failing step prints nothing and throws its error', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await expect(step('base de datos al día', () => Promise.reject(new Error('no abre')))).rejects.toThrow('no abre')
  expect(log).not.toHaveBeenCalled()
})
