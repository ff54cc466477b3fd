import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small test files that take long. */
const LONG = ['crash.wide', 'fuzz.wide', 'soak.wide', 'crawl', 'stored-json'].map(
  (name) => `/test/requests/${name}.test.ts`,
)

/** Vitest starts with the largest files. Small slow files would start last and prolong the run, so they go first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((path) => moduleId.endsWith(path))
    const rest = files.filter((file) => !isLong(file))
    // Vitest's own method, not an array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    return [...files.filter(isLong), ...(await super.sort(rest))]
  }
}
