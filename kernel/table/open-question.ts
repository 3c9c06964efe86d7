/** The question (or questions) that the rules wait for. */
import { type Answer, CHANCE, moveId, type Question, type Request, type Seat } from '../rules/ask.ts';
import { readChance } from '../rules/chance.ts';
import { chanceDecision, type Decision, decisionOf } from '../rules/decision.ts';

const UNANSWERED = -1;
const NOT_SEALED: number[] = [];

export class OpenQuestion {
  readonly request: Request;
  /** How many picks had been made when it was asked. */
  readonly number: number;
  /** Of `together`: the sealed picks so far. */
  private readonly answers: number[];

  constructor(request: Request, number: number) {
    this.request = request;
    this.number = number;
    this.answers = request.type === 'together' ? new Array(request.questions.length).fill(UNANSWERED) : NOT_SEALED;
  }

  /** The seats that must pick; CHANCE when people read the dice. */
  get seats(): readonly Seat[] {
    const { request } = this;
    if (request.type === 'chance') return [CHANCE];
    if (request.type === 'choose') return [request.seat];
    return request.questions.filter((_, i) => this.answers[i] === UNANSWERED).map((question) => question.seat);
  }

  /** How many seats have yet to pick. */
  get left(): number {
    if (this.request.type !== 'together') return 1;
    let left = 0;
    for (const answer of this.answers) if (answer === UNANSWERED) left++;
    return left;
  }

  /** The first question without an answer; null when chance is asked. */
  get first(): Question | null {
    const { request } = this;
    if (request.type === 'choose') return request;
    return request.type === 'chance' ? null : (request.questions[this.answers.indexOf(UNANSWERED)] as Question);
  }

  question(seat: Seat): Question | null {
    const { request } = this;
    if (request.type === 'choose') return request.seat === seat ? request : null;
    if (request.type === 'chance') return null;
    const i = request.questions.findIndex((question) => question.seat === seat);
    return i >= 0 && this.answers[i] === UNANSWERED ? (request.questions[i] as Question) : null;
  }

  decision(seat: Seat): Decision | null {
    if (seat === CHANCE) return this.request.type === 'chance' ? chanceDecision(this.request, this.number) : null;
    const question = this.question(seat);
    return question && decisionOf(question, this.number);
  }

  /** The answer that an option id stands for; null when it is not listed. */
  answerOf(seat: Seat, option: string): Answer | null {
    if (seat === CHANCE) return this.request.type === 'chance' ? readChance(this.request, option) : null;
    const i = this.question(seat)?.options.findIndex((move) => moveId(move) === option) ?? -1;
    return i < 0 ? null : i;
  }

  /** Takes the pick of `seat`; gives what the rules wait for, or null while others have yet to pick. */
  take(seat: Seat, answer: Answer): Answer | null {
    const { request } = this;
    if (request.type !== 'together') return answer;
    this.answers[request.questions.findIndex((question) => question.seat === seat)] = answer as number;
    return this.answers.includes(UNANSWERED) ? null : this.answers;
  }

  /** The same question after something was told of a real table, `number` picks having been made: its options are listed again. */
  after(number: number): OpenQuestion {
    const { request } = this;
    if (request.type === 'choose' && request.again) request.options = request.again();
    return new OpenQuestion(request, number);
  }

  /** Lists the options again for everybody but `seat`, after what it cannot know was dealt again. */
  listAgain(seat: Seat): void {
    const { request } = this;
    if (request.type === 'chance') return;
    for (const question of request.type === 'choose' ? [request] : request.questions) {
      if (question.seat !== seat && question.again) question.options = question.again();
    }
  }
}
