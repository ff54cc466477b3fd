import { readFileSync } from 'node:fs'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { reportStarted, writeAnswer } from '#server/confined-answer.ts'

reportStarted()
writeAnswer({ outcome: await readTable(readFileSync(0)), files: [] })
