import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FORGED = 'a\r\n{"level":60,"msg":"hecha a mano"}\u2028\u001b[2J'

/** What a process writes that runs these lines as the server would. */
function written(lines: string, stream: 'stdout' | 'stderr', dataDir = ''): string {
  const script = `${lines}\nprocess.exit(0)`
  const both = stream === 'stderr' ? '2>&1 1>/dev/null' : ''
  return execFileSync(
    '/bin/sh',
    ['-c', `"$0" --input-type=module-typescript -e "$1" ${both}`, process.execPath, script],
    {
      encoding: 'utf8',
      env: { ...process.env, FORGED, DATA_DIR: dataDir },
    },
  )
}

test('a request is logged as one line of JSON, whatever it contains', () => {
  const line = `{ requestId: 'r', method: 'GET', route: process.env.FORGED, status: 200, ms: 1, cache: null }`
  const said = written(
    `import { openRequestLog } from '#server/request-log.ts'
    openRequestLog()(${line})`,
    'stdout',
  )
  expect(said.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(said)).toMatchObject({ requestId: 'r', route: FORGED, status: 200 })
  expect(said).not.toContain('\u001b')
})

test('a failure is logged as one line of JSON with its request id, whatever it contains', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-log-'))
  const said = written(
    `import { readSettings } from '#app/env.server.ts'
    import { openParts } from '#server/open-parts.ts'
    const parts = await openParts(readSettings())
    const url = 'http://a.test/restablecer?token=abc' + process.env.FORGED
    parts.report({ requestId: 'r', error: new Error(process.env.FORGED), url, method: 'GET' })`,
    'stderr',
    dataDir,
  )
  expect(said.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(said)).toMatchObject({
    requestId: 'r',
    url: 'http://a.test/restablecer',
    err: { message: FORGED },
    msg: 'la solicitud falló',
  })
  expect(said).not.toContain('\u001b')
  await rm(dataDir, { recursive: true })
})
