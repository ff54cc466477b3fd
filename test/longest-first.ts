import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take long. */
const LONG = ['crash', 'fuzz', 'soak'].map((name) => `/test/requests/${name}.wide.test.ts`)

/** Vitest begins with the largest files; what is small and takes long would begin last, and the run wait for it alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((path) => moduleId.endsWith(path))
    const rest = files.filter((file) => !isLong(file))
    // Vitest's own method, no array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    return [...files.filter(isLong), ...(await super.sort(rest))]
  }
}
