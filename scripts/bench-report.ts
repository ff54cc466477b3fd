import { cpus, loadavg } from 'node:os'
import { type Section, isMeasured } from '#test/bench/measure.ts'

const TITLE = `# Rendimiento

Lo que midió \`npm run bench\`, grupo por grupo, con la fecha y la máquina de cada uno. Cada medida se compara con un
control de la misma corrida; ✗ es una meta que no se alcanzó. \`npm run bench -- --only GRUPO\` mide un grupo y cambia solo
lo suyo.
`

/** Day and machine of a measurement. */
export type BenchRun = { day: string; machine: string }

export function benchRun(): BenchRun {
  const [{ model = '' } = {}, ...others] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${others.length + 1} núcleos (${model.trim()}), carga ${loadavg()[0]?.toFixed(1)}`
  return { day, machine }
}

/** Replaces the results of a group in the report. A group that this machine can't measure keeps its old results. */
export function withGroup(report: string, group: string, sections: readonly Section[], on: BenchRun): string {
  if (!sections.some(isMeasured)) return report
  const groups = new Map(groupsOf(report))
  groups.set(group, [`${on.day}, ${on.machine}.`, ...sections.map(tableOf)].join('\n\n'))
  return [TITLE, ...[...groups].map(([name, text]) => `## ${name}\n\n${text}\n`)].join('\n')
}

function groupsOf(report: string): [name: string, text: string][] {
  const parts = report.split(/^## (.+)$/m).slice(1)
  return parts.flatMap((name, at) => (at % 2 === 0 ? [[name, (parts[at + 1] ?? '').trim()] as [string, string]] : []))
}

function tableOf({ title, rows }: Section): string {
  const lines = [['Medida', 'Valor', 'Contra el control', 'Meta'], ['---', '---:', '---', '---'], ...rows.map(cells)]
  return [`### ${title}`, '', ...lines.map((line) => `| ${line.join(' | ')} |`)].join('\n')
}

function cells([label = '', ...others]: readonly string[]): string[] {
  const name = label.startsWith('?') ? `\`${label}\`` : label
  return [name.replaceAll('|', String.raw`\|`), ...others]
}

const FIGURES = '\n## Cifras\n'

/**
 * Replaces the results in the document's last chapter, Cifras. Results under a heading that this machine can't measure
 * are kept.
 */
export function withFigures(document: string, printed: readonly Section[], on: BenchRun): string {
  const sections = printed.filter(isMeasured)
  const [text = '', chapter = ''] = document.split(FIGURES)
  const [preface = '', ...before] = chapter.split(/^(?=### )/m)
  const measured = sections.map(
    (section) => `${tableOf(section).replace('\n\n', `\n\n${on.day}, ${on.machine}.\n\n`)}\n`,
  )
  const isAnew = (old: string) => sections.some(({ title }) => old.startsWith(`### ${title}\n`))
  const all = [...before.filter((old) => !isAnew(old)).map((old) => `${old.trim()}\n`), ...measured]
  return `${text}${FIGURES}${[`${preface.trimEnd()}\n`, ...all].join('\n')}`
}
