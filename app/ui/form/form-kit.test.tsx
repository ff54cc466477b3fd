import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CheckBox } from './check-box.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { DateField } from './date-field.tsx'
import { FieldError, FieldGroup } from './field.tsx'
import { FileField } from './file-field.tsx'
import { FigureField, FramedSelect, FigureUnit } from './figure-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField, TextField } from './text-field.tsx'

/** The HTML without classes and styles. */
function painted(element: ReactElement): string {
  return renderToStaticMarkup(element)
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<svg.*?<\/svg>/g, '')
}

const FIELDS: [
  string,
  (props: { error?: string; note?: string; hint?: string; required?: boolean }) => ReactElement,
][] = [
  ['a line', (props) => <TextField name="dato" label="Dato" {...props} />],
  ['several lines', (props) => <TextAreaField name="dato" label="Dato" {...props} />],
  ['a select', (props) => <SelectField name="dato" label="Dato" options={['a']} {...props} />],
  ['a figure', (props) => <FigureField name="dato" label="Dato" {...props} />],
  ['a day', (props) => <DateField name="dato" label="Dato" {...props} />],
  ['a file', (props) => <FileField name="dato" label="Dato" {...props} />],
  ['a password', (props) => <PasswordField name="dato" label="Dato" {...props} />],
]

describe.each(FIELDS)('%s', (_kind, field) => {
  test('has its label, and no description without a hint or an error', () => {
    const html = painted(field({}))
    expect(html).toContain('<label for="campo-dato">Dato</label>')
    expect(html).toMatch(/<(?:input|textarea|select) id="campo-dato"[^>]* name="dato"/)
    expect(html).not.toMatch(/aria-describedby|aria-invalid|required/)
  })

  test('is linked to its error and its note', () => {
    const html = painted(field({ error: 'Está mal', note: 'Es opcional', required: true }))
    expect(html).toContain('required="" aria-invalid="true" aria-describedby="campo-dato-error campo-dato-nota"')
    expect(html).toContain('<p id="campo-dato-error">Está mal</p><p id="campo-dato-nota">Es opcional</p>')
  })

  test('shows its hint until there is an error', () => {
    expect(painted(field({ hint: 'Seis o más' }))).toMatch(
      /aria-describedby="campo-dato-nota".*<p id="campo-dato-nota">Seis o más<\/p>/,
    )
    const wrong = painted(field({ hint: 'Seis o más', error: 'Está mal' }))
    expect(wrong).toContain('aria-describedby="campo-dato-error"')
    expect(wrong).not.toContain('Seis o más')
  })
})

test('a label says whether the field is required, if the form says so', () => {
  const label = (marks: 'none' | 'required' | 'all', required: boolean) =>
    /<label[^>]*>(.*)<\/label>/.exec(
      painted(<TextField name="dato" label="Dato" marks={marks} required={required} />),
    )?.[1]
  const star = 'Dato<span aria-hidden="true"> *</span>'
  expect([label('none', true), label('required', true), label('all', true)]).toEqual(['Dato', star, star])
  expect([label('none', false), label('required', false), label('all', false)]).toEqual([
    'Dato',
    'Dato',
    'Dato <span>(opcional)</span>',
  ])
  expect(painted(<TextField name="dato" label="Dato (opcional)" />), 'one that says it itself').toContain(
    'Dato <span>(opcional)</span></label>',
  )
})

test('a select shows labels for codes, and an empty choice if it may be empty', () => {
  const html = painted(
    <SelectField
      name="tipo"
      label="Tipo"
      none="Todos"
      options={['casa', 'local']}
      labels={{ casa: 'Casa', local: 'Local Comercial' }}
      defaultValue="local"
    />,
  )
  expect(html).toContain(
    '<option value="">Todos</option><option value="casa">Casa</option><option value="local" selected="">Local Comercial</option>',
  )
  expect(painted(<SelectField name="estado" label="Estado" options={['Nuevo León']} />)).toContain(
    '<option value="Nuevo León">Nuevo León</option>',
  )
})

test('a day is shown as the product writes days, and what is none as it was typed', () => {
  const shown = (text: string) => painted(<DateField name="dia" label="Día" defaultValue={text} min="2026-11-20" />)
  expect(shown('2026-12-03')).toContain('value="3 dic 2026"')
  expect(shown('el 31/11')).toContain('value="el 31/11"')
  expect(shown(''), 'only the text is sent').toMatch(
    /<input type="date" min="2026-11-20" tabindex="-1" aria-hidden="true"/i,
  )
})

test('a figure field has the matching keyboard and its unit', () => {
  const html = painted(
    <FigureField name="area" label="Área" defaultValue="2,400" after={<FigureUnit>m²</FigureUnit>} />,
  )
  expect(html).toContain('inputMode="decimal"')
  expect(html).toContain('value="2,400"/><span>m²</span>')
  expect(painted(<FigureField name="n" label="N" decimals={0} />)).toContain('inputMode="numeric"')
})

test('a figure field can include a select', () => {
  const currency = <FramedSelect name="currency" label="Moneda" options={['MXN', 'USD']} defaultValue="USD" />
  expect(
    painted(<FigureField name="price" label="Precio" before={<FigureUnit>US$</FigureUnit>} after={currency} />),
  ).toMatch(
    /<span>US\$<\/span><input [^>]*\/><span><select name="currency" aria-label="Moneda"><option>MXN<\/option><option selected="">USD<\/option><\/select><\/span>/,
  )
})

test('a group is labelled as one control and has its error', () => {
  expect(
    painted(
      <FieldGroup name="amenities" legend="Condición" error="Elige de la lista">
        <CheckBox name="amenities" value="jardin" label="Jardín" />
      </FieldGroup>,
    ),
  ).toMatch(
    /^<fieldset id="campo-amenities" tabindex="-1"><legend>Condición<\/legend>.*<p id="campo-amenities-error">Elige de la lista<\/p><\/fieldset>$/i,
  )
})

test('an error without a control is shown in the same way', () => {
  expect(painted(<FieldError name="images" error={'Una\nOtra'} />)).toBe('<p id="campo-images-error">Una\nOtra</p>')
  expect(painted(<FieldError name="images" error={null} />)).toBe('')
})

test('a password is hidden, is never prefilled, and can be shown', () => {
  const html = painted(
    <PasswordField name="password" label="Contraseña" autoComplete="new-password" minLength={6} required />,
  )
  expect(html).toContain('type="password" autoComplete="new-password" minLength="6"')
  expect(html).not.toContain('value=')
  expect(html).toContain('<button type="button" aria-label="Mostrar contraseña" aria-pressed="false">')
})

test('a checkbox can be clicked by its label too', () => {
  expect(painted(<CheckBox name="amenities" value="jardin" label="Jardín" defaultChecked />)).toBe(
    '<label><input type="checkbox" name="amenities" checked="" value="jardin"/>Jardín</label>',
  )
})

describe('an error summary', () => {
  const wrong = [
    { name: 'nombre', error: 'Escribe tu nombre' },
    { name: 'price', label: 'Precio', error: 'Escribe el precio' },
  ]

  test.each(['site', 'panel'] as const)('of the %s gets the focus and links to each control', (look) => {
    const html = painted(<ErrorSummary look={look} heading="Revisa" wrong={wrong} />)
    expect(html).toMatch(
      /^<div autofocus="" tabindex="-1" role="alert" aria-labelledby="(\S+)"><h2 id="\1">Revisa<\/h2>/i,
    )
    expect(html).toContain('<li><a href="#campo-nombre">Escribe tu nombre</a></li>')
    expect(painted(<ErrorSummary look={look} heading="Escribe tu nombre" wrong={wrong.slice(0, 1)} />)).toContain(
      '<li><a href="#campo-nombre">Ir al campo</a></li>',
    )
    expect(html).toContain('<li><a href="#campo-price">Precio</a>: Escribe el precio</li>')
  })
})
