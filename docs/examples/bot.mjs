// A whole bot for Tavola in plain JavaScript: it takes the seat of an invitation and plays the first option it likes.
//   TAVOLA_TOKEN=<token> node docs/examples/bot.mjs http://localhost:3000 <invitation>
const [server, invitation] = process.argv.slice(2);
const authorization = `Bearer ${process.env.TAVOLA_TOKEN}`;

async function call(method, path, body) {
  const headers = { authorization, ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

/** Your strategy goes here: `view` is what the seat sees, `decision.options` is everything it may do. */
function choose(_view, decision) {
  const active = decision.options.filter((option) => option.move.kind !== 'pass');
  const from = active.length > 0 ? active : decision.options;
  return from[Math.floor(Math.random() * from.length)].id;
}

const joined = await call('POST', `/api/invitations/${invitation}`, {});
if (joined.status !== 200) throw new Error(`cannot sit down: ${joined.body.code}`);
const match = `/api/matches/${joined.body.match.id}`;
console.log(`seat ${joined.body.seat} of ${joined.body.match.id}`);

async function act(frame) {
  for (const { seat, view, decision } of frame.seats) {
    if (!decision) continue;
    const pick = { seat, decision: decision.number, option: choose(view, decision), revision: frame.revision };
    const { status, body } = await call('POST', `${match}/picks`, pick);
    // 409 only says that the table has moved on: the stream brings the next question.
    if (status !== 200 && status !== 409) throw new Error(`${status} ${body.code}`);
  }
}

let lastId = '';
for (let over = false; !over; ) {
  const stream = await fetch(`${server}${match}/live`, { headers: { authorization, 'last-event-id': lastId } });
  let text = '';
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const messages = text.split('\n\n');
    text = messages.pop();
    for (const message of messages) {
      const field = Object.fromEntries(message.split('\n').map((line) => line.split(/: (.*)/s)));
      lastId = field.id ?? lastId;
      if (field.event !== 'table') continue;
      const frame = JSON.parse(field.data);
      if (frame.outcome) {
        console.log(`over: ${JSON.stringify(frame.outcome)}`);
        over = true;
      } else await act(frame);
    }
    if (over) break;
  }
}
