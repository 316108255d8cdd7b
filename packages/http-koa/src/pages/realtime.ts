/** `/dev/realtime`: what realtime clients of a person are told, as it comes. */
import { escapeHtml, page } from "./layout.js"

/** `key` is the app key of the endpoint. */
export const realtimePage = (key: string): string =>
  page({
    title: "Realtime",
    place: "/dev/realtime",
    body: `<h1>Realtime</h1>
<p class="lead">Sign in as somebody and see what their clients are told, as it comes: one frame for each row of the inbox.
Clients connect with pusher-js or laravel-echo and the key <code>${escapeHtml(key)}</code>.</p>
<form id="sign-in" class="card" data-key="${escapeHtml(key)}">
<p><label for="email">Email</label>
<input id="email" type="email" autocomplete="username" placeholder="mentor@demo.test" required></p>
<p><label for="password">Password</label>
<input id="password" type="password" autocomplete="current-password" required></p>
<p id="second" hidden><label for="code">Code, from the <a href="/dev/mailbox">mailbox</a></label>
<input id="code" inputmode="numeric" autocomplete="one-time-code"></p>
<p><button type="submit">Listen</button></p>
</form>
<p id="state" role="status"></p>
<section id="frames" aria-label="Frames" aria-live="polite"></section>
<p id="nothing" class="card empty" hidden>Nothing has come yet. Book a session with this person, for example.</p>
<noscript><p>This page needs JavaScript to listen.</p></noscript>
<script src="/dev/realtime.js" defer></script>`
  })

export const realtimeScript = `const form = document.getElementById("sign-in")
const second = document.getElementById("second")
const state = document.getElementById("state")
const frames = document.getElementById("frames")
const nothing = document.getElementById("nothing")
let pending

const tell = (text, isGood) => {
  state.textContent = text
  state.className = isGood ? "good" : "bad"
}
const ask = async (path, body, token) => {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token !== undefined && { authorization: "Bearer " + token }) },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}
const show = (event, data) => {
  nothing.hidden = true
  const card = document.createElement("article")
  card.className = "card"
  const [title, time, text] = ["h2", "p", "pre"].map((name) => document.createElement(name))
  title.textContent = event
  time.className = "meta"
  time.textContent = new Date().toLocaleTimeString()
  text.textContent = JSON.stringify(data, null, 2)
  card.append(title, time, text)
  frames.prepend(card)
}
const listen = async (token) => {
  const { user } = (await ask("/api/v1/me", undefined, token)).data
  const channel = "private-users." + user.id + ".notifications"
  const connect = () => {
    const socket = new WebSocket(location.origin.replace("http", "ws") + "/app/" + form.dataset.key + "?protocol=7")
    const send = (event, data) => socket.send(JSON.stringify({ event, data }))
    const beat = setInterval(() => send("pusher:ping", {}), 25000)
    socket.addEventListener("message", async ({ data: text }) => {
      const { data, event } = JSON.parse(text)
      if (event === "pusher:connection_established") {
        const { socket_id } = JSON.parse(data)
        try {
          const signed = await ask("/api/broadcasting/auth", { socket_id, channel_name: channel }, token)
          send("pusher:subscribe", { channel, ...signed })
        } catch (error) {
          tell(error.message, false)
          form.hidden = false
          clearInterval(beat)
          socket.onclose = null
          socket.close()
        }
      } else if (event === "pusher_internal:subscription_succeeded") {
        tell("Listening as " + user.full_name + ".", true)
        nothing.hidden = frames.childElementCount > 0
      } else if (!event.startsWith("pusher")) show(event, JSON.parse(data))
    })
    socket.onclose = ({ code }) => {
      clearInterval(beat)
      tell("The connection has ended (" + code + ").", false)
      setTimeout(connect, code >= 4200 ? 0 : 2000)
    }
  }
  connect()
}
form.addEventListener("submit", async (event) => {
  event.preventDefault()
  const { code, email, password } = form.elements
  try {
    const { data } = pending === undefined
      ? await ask("/api/v1/login", { email: email.value, password: password.value })
      : await ask("/api/v1/2fa/challenge", { code: code.value }, pending)
    if (data.requires_two_factor) {
      pending = data.token
      second.hidden = false
      code.focus()
      return tell("The account asks for a second factor.", true)
    }
    pending = undefined
    second.hidden = true
    form.hidden = true
    await listen(data.token)
  } catch (error) {
    tell(error.message, false)
  }
})
`
