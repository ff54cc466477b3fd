import { ANONYMOUS, expect, holdAnswers, newAccount, test, visit } from './staff.ts'

test.use({ storageState: ANONYMOUS })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('a browser without cookies gets an explanation instead of the login form again', async ({
      page,
      context,
      account,
    }) => {
      await context.route('**/login*', async (route) => {
        const answer = await route.fetch({ maxRedirects: 0 })
        // The fetch of the test stores the cookies of the response.
        await context.clearCookies()
        const { 'set-cookie': _lost, ...headers } = answer.headers()
        await route.fulfill({ response: answer, headers })
      })
      await page.goto('/login')
      await page.getByLabel('Correo electrónico').fill(account.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await expect(page.getByRole('alert')).toContainText('este navegador no guardó tu sesión. Permite las cookies')
      await expect(page).toHaveURL(/\/login\?volver=%2Fdashboard&motivo=cookies/)
    })
  })

test('a person without an account creates one, and signs in again with the password @principal', async ({
  page,
  expectFailing,
}) => {
  const { name, email, password } = newAccount()
  const secret = page.getByLabel('Contraseña', { exact: true })
  await visit(page, '/add-property')
  await expect(page).toHaveURL('/login?volver=%2Fadd-property')
  await visit(page, '/signup')

  await test.step('the registration shows its errors', async () => {
    expectFailing('/signup')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByLabel('Nombre')).toBeFocused()
    await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription('Escribe tu nombre')
    await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription('Escribe tu correo electrónico')
    await page.getByLabel('Nombre').fill(name)
    await page.getByLabel('Correo electrónico').fill(email)
    await secret.fill('corta')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(secret).toBeFocused()
    await expect(secret).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres')
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  })

  await test.step('the password can be shown while it is typed', async () => {
    await secret.fill(password)
    const show = page.getByRole('button', { name: 'Mostrar contraseña' })
    await expect(secret).toHaveAttribute('type', 'password')
    await show.click()
    await expect(secret).toHaveAttribute('type', 'text')
    await expect(secret).toHaveValue(password)
    await show.click()
    await expect(secret).toHaveAttribute('type', 'password')
  })

  const letRegister = await holdAnswers(page, '/signup')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('button', { name: 'Creando cuenta...' })).toHaveAttribute('aria-disabled', 'true')
  letRegister()
  await expect(page).toHaveURL('/dashboard')
  await visit(page, '/login')
  await expect(page, 'who is signed in has no business there').toHaveURL('/dashboard')

  await page.context().clearCookies()
  await visit(page, '/dashboard/alertas?filter=high')
  expectFailing('/login')
  await page.getByLabel('Correo electrónico').fill(email)
  for (const wrong of [{ email, password: 'otra-cosa' }, newAccount()]) {
    await page.getByLabel('Correo electrónico').fill(wrong.email)
    await secret.fill(wrong.password)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByRole('alert')).toHaveText('Error al iniciar sesión. Verifica tus credenciales.')
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(wrong.email)
  }
  await page.getByLabel('Correo electrónico').fill(email)
  await secret.fill(password)
  const letIn = await holdAnswers(page, '/login')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciando sesión...' })).toHaveAttribute('aria-disabled', 'true')
  letIn()
  await expect(page, 'where the person wanted to go').toHaveURL('/dashboard/alertas?filter=high')
})

test('an e-mail with an account gets no second one', async ({ page, account, expectFailing }) => {
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await page.getByLabel('Nombre').fill('Otra Persona')
  await page.getByLabel('Correo electrónico').fill(account.email.toUpperCase())
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta-2')
  expectFailing('/signup')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('alert')).toHaveText('Error al crear la cuenta. Intenta nuevamente.')
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL('/login')
})
