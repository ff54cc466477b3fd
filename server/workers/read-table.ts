import { readFileSync } from 'node:fs'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import type { TableChoice } from '#app/inventory/import/file/table.ts'
import { reportStarted, writeAnswer } from '#server/confined-answer.ts'

reportStarted()
const [, , chosen = '{}'] = process.argv
const choice = JSON.parse(chosen) as TableChoice
writeAnswer({ outcome: readTable(readFileSync(0), choice), files: [] })
