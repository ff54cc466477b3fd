import type { Section } from '#test/bench/measure.ts'

const TITLE = `# Rendimiento

Lo que midió \`npm run bench\`, grupo por grupo, con la fecha y la máquina de cada uno. Cada medida se compara con un
control de la misma corrida; ✗ es una meta que no se alcanzó. \`npm run bench -- --only GRUPO\` mide un grupo y cambia solo
lo suyo.
`

/** When and on what a group was measured. */
export type Occasion = { day: string; machine: string }

/** The report with what a group has just measured in the place of what it measured before. */
export function withGroup(report: string, group: string, sections: readonly Section[], on: Occasion): string {
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
