/**
 * For authors of lessons: walks through a lesson as far as it is written and prints what is asked next with every option in words.
 * `node tools/lesson.ts calamandara walk-and-place` (Node 24).
 */
import { games } from '@tavola/games/shelf.ts';
import { moveText, spokenFace } from '@tavola/kernel/face/face.ts';
import { questionText, type Say, sentence } from '@tavola/kernel/face/text.ts';
import { Course } from '@tavola/kernel/host/lesson.ts';

const [id, name] = process.argv.slice(2);
const entry = games.find((game) => game.id === id);
const lessons = (await entry?.lessons?.('en')) ?? [];
const lesson = lessons.find((one) => one.id === name);
if (!entry || !lesson) {
  console.error(`say a game and one of its lessons: ${lessons.map((one) => one.id).join(' ')}`);
  process.exit(1);
}
const spoken = await spokenFace(await entry.face(), 'en');
const say: Say = {
  language: 'en',
  me: lesson.seat ?? 0,
  who: (seat) => `Player ${seat + 1}`,
  words: spoken.text.words,
};
const course = new Course(await entry.game(), lesson);
const { table, seat } = course;
const flaw = table.flaw();
if (flaw) console.log(`the position is not possible: ${flaw}`);
for (let told = 0; ; ) {
  for (const { event } of table.heardBetween(seat, told, table.told.length))
    console.log(`    ${sentence(spoken.text.events, event, say)}`);
  told = table.told.length;
  const { step } = course;
  if (!step) break;
  console.log(`${course.at + 1}. ${step.say}${step.pick ? ` [${step.pick}]` : ''}`);
  if (step.pick === undefined) course.read();
  else if (table.decision(seat)?.options.some((option) => option.id === step.pick))
    course.pick(seat, table.decisionNumber, step.pick);
  else {
    console.log(`    NOT OFFERED`);
    break;
  }
}
for (const line of spoken.text.board?.(table.view(seat), say) ?? []) console.log(`  | ${line}`);
for (const asked of table.pending) {
  const decision = table.decision(asked);
  if (!decision) continue;
  console.log(`seat ${asked}: ${questionText(spoken.text, decision.ask, say).whole}`);
  for (const option of decision.options) console.log(`    ${option.id}    ${moveText(spoken, option.move, say)}`);
}
