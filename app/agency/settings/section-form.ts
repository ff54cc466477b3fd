import type { AgencyContent, AgencySection } from '#app/agency/content/agency-content.ts'
import type { ControlRule } from '#app/forms/control-rules.ts'
import { type FormRules, errorsIn } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'

/** One control of a section's form. */
export type AgencyField = {
  /** Its name in the content. */
  name: string
  label: string
  /** 'text' is an area for a long text. */
  kind?: 'area' | 'text' | 'figure' | 'choice' | 'color' | 'day'
  rule: ControlRule<unknown>
  /** The text of a stored value; by default the value itself. */
  textOf?: (value: unknown) => string
  note?: string
  placeholder?: string
  /** Options of a choice: codes with their labels. */
  options?: Readonly<Record<string, string>>
  /** Stands before a figure. */
  before?: string
  /** Whether it takes half of the width. */
  half?: true
  /** Whether it has the figures of its font. */
  num?: true
}

/** Fields under one heading. */
export type FormGroup = { title: string; note?: string; fields: readonly AgencyField[] }

/** Items with the same fields, e.g. services. Two empty ones at the end are for new items; an emptied one is removed. */
export type ItemGroup = FormGroup & {
  /** Name of the list in the content. */
  list: string
  /** 'Servicio': heading of an item, before its number. */
  item: string
  /** Fields with a value in an empty item too; they don't make it an item. */
  prefilled: readonly string[]
  /** The most items; without it, as many as a form has room for. */
  most?: number
}

/** The form of one section of the agency's content. */
export type SectionForm<Section extends AgencySection = AgencySection> = {
  section: Section
  /** In the address and in the log. */
  slug: string
  title: string
  lead: string
  groups: readonly (FormGroup | ItemGroup)[]
  /** The page that shows it; null for none. */
  page: string | null
  /** Completes the content that was read, from what is stored. @param today YYYY-MM-DD */
  finish?(content: AgencyContent[Section], saved: AgencyContent[Section], today: string): AgencyContent[Section]
}

export type Texts = Record<string, string>
type Content = Record<string, unknown>
type Items = readonly Content[]

/** Empty items at the end of a list. */
const NEW_ITEMS: Items = [{}, {}]
/** Maximum number of items of a list in a form. */
const MOST_ITEMS = 100

export function isItemGroup(group: FormGroup | ItemGroup): group is ItemGroup {
  return 'list' in group
}

/** 'services.0.name': the control of a field of an item. */
export function controlOf({ list }: Pick<ItemGroup, 'list'>, at: number, { name }: Pick<AgencyField, 'name'>): string {
  return `${list}.${at}.${name}`
}

/** The content as texts of its controls, with empty items at the end of each list. */
export function sectionTexts(form: SectionForm, content: object): Texts {
  const values = content as Content
  const texts: Texts = {}
  for (const group of form.groups) {
    if (!isItemGroup(group)) for (const field of group.fields) texts[field.name] = textOf(field, values[field.name])
    else
      for (const [at, item] of withNewItems(group, values[group.list] as Items).entries())
        for (const field of group.fields) texts[controlOf(group, at, field)] = textOf(field, valueIn(item, field, at))
  }
  return texts
}

/** A full list has no room for new items. One that is too long is shown whole. */
function withNewItems({ most = MOST_ITEMS }: ItemGroup, items: Items): Items {
  return [...items, ...NEW_ITEMS.slice(0, Math.max(0, most - items.length))]
}

/** The same controls, empty. */
export function blankTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, '']))
}

/** The position of an item is not stored: it is its place in the list. */
function valueIn(item: Content, { name }: AgencyField, at: number): unknown {
  return name === POSITION ? at + 1 : item[name]
}

export const POSITION = 'position'

function textOf({ textOf: write = String }: AgencyField, value: unknown): string {
  return value === null || value === undefined ? '' : write(value)
}

/** Number of items that a form has controls for. */
export function itemCount(group: ItemGroup, texts: Texts): number {
  const [first = { name: '' }] = group.fields
  let count = 0
  while (count < MOST_ITEMS && controlOf(group, count, first) in texts) count += 1
  return count
}

/** An item without any text of its own. */
function isEmptyItem(group: ItemGroup, at: number, texts: Texts): boolean {
  const own = group.fields.filter(({ name }) => name !== POSITION && !group.prefilled.includes(name))
  return own.every((field) => (texts[controlOf(group, at, field)] ?? '').trim() === '')
}

function itemsIn(group: ItemGroup, texts: Texts): number[] {
  return Array.from({ length: itemCount(group, texts) }, (_, at) => at).filter((at) => !isEmptyItem(group, at, texts))
}

/** The rules of all controls that hold something; an empty item has none. */
export function rulesOf(form: SectionForm, texts: Texts): FormRules<Record<string, unknown>> {
  const rules: Record<string, ControlRule<unknown>> = {}
  for (const group of form.groups) {
    if (!isItemGroup(group)) for (const { name, rule } of group.fields) rules[name] = rule
    else
      for (const at of itemsIn(group, texts))
        for (const field of group.fields) rules[controlOf(group, at, field)] = field.rule
  }
  return rules
}

/** The typed texts, normalised by their rules. */
export function tidyTexts(form: SectionForm, texts: Texts): Texts {
  const rules = rulesOf(form, texts)
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, rules[name]?.tidy(text) ?? text]))
}

type Read = { content: Content } | { errors: Refusal<string>['errors'] }

/** The content that the texts of a form mean, items in the order of their positions; or the errors. */
export function readTexts(form: SectionForm, texts: Texts): Read {
  const rules = rulesOf(form, texts)
  const typed = Object.fromEntries(Object.keys(rules).map((name) => [name, texts[name] ?? '']))
  const errors = { ...errorsIn(rules, typed), ...excessIn(form, texts) }
  if (Object.keys(errors).length > 0) return { errors }
  const valueOf = (name: string) => {
    const read = rules[name]?.read(typed[name] ?? '')
    return read && 'value' in read ? read.value : null
  }
  const content: Content = {}
  for (const group of form.groups) {
    if (!isItemGroup(group)) for (const { name } of group.fields) content[name] = valueOf(name)
    else content[group.list] = readItems(group, texts, valueOf)
  }
  return { content }
}

/** An error at the first item that is one too many. */
function excessIn(form: SectionForm, texts: Texts): Refusal<string>['errors'] {
  const excess = form.groups.flatMap((group) => {
    const at = isItemGroup(group) && group.most !== undefined ? itemsIn(group, texts)[group.most] : undefined
    const [first] = group.fields
    if (at === undefined || !first || !isItemGroup(group)) return []
    return [[controlOf(group, at, first), `Caben hasta ${group.most}. Borra los textos de una para quitarla`]]
  })
  return Object.fromEntries(excess)
}

function readItems(group: ItemGroup, texts: Texts, valueOf: (name: string) => unknown): Items {
  const items = itemsIn(group, texts).map((at) => {
    const values = group.fields.map((field) => [field.name, valueOf(controlOf(group, at, field))])
    return Object.fromEntries(values) as Content
  })
  const sorted = items.toSorted((one, other) => Number(one[POSITION] ?? 0) - Number(other[POSITION] ?? 0))
  return sorted.map(({ [POSITION]: _, ...item }) => item)
}
