<?php

declare(strict_types=1);

/*
 * The other end of the contact form, for hosts that run PHP 8.1 or newer. Each message is kept in a folder outside the
 * web root and then mailed to the owner. Settings, all optional, in the environment: CONTACT_TO and CONTACT_FROM
 * (addresses), CONTACT_STORE (folder). On the command line, `php contact.php list` and `php contact.php export`.
 */

/** Written here by the build, from the owner's data. */
const OWNER_EMAIL = '%OWNER_EMAIL%';

const MAX_BODY_BYTES = 65_536;
const HOUR = 3600;
const SAME_MESSAGE_WINDOW = HOUR;
const RATE_WINDOW = 600;
const RATE_LIMIT = 10;
const RETENTION = 365 * 24 * HOUR;

/** Written here by the build: of each field the label, the limit in characters and what is said of a wrong value. */
define('FIELDS', json_decode('%FIELDS%', true));

const OUTCOMES = [
    200 => '✅ Mensaje enviado con éxito',
    403 => 'El formulario solo se puede enviar desde este sitio.',
    405 => 'Esta dirección solo recibe el formulario de contacto.',
    413 => 'El mensaje es demasiado largo.',
    415 => 'El formulario llegó en un formato que no se admite.',
    422 => 'Revisa los campos del formulario.',
    429 => 'Has enviado muchos mensajes. Inténtalo de nuevo en unos minutos.',
    503 => 'El mensaje no se pudo entregar. Inténtalo de nuevo más tarde.',
];

/** A request that gets another answer than success. */
final class Refusal extends Exception
{
    /**
     * @param array<string, string> $headers
     * @param array<string, string> $errors What is wrong, by field.
     */
    public function __construct(
        public readonly int $status,
        public readonly array $headers = [],
        public readonly array $errors = [],
    ) {
        parent::__construct();
    }
}

function answerRequest(): void
{
    try {
        deliver(readMessage());
        answer(200);
    } catch (Refusal $refusal) {
        answer($refusal->status, $refusal->headers, $refusal->errors);
    } catch (Throwable $failure) {
        logFailure('The request failed', $failure);
        answer(503);
    }
}

/** @return array<string, string> The message that the request brings. */
function readMessage(): array
{
    refuseWhatIsNoForm();
    $message = [];
    $errors = [];
    foreach (FIELDS as $field => ['label' => $label, 'limit' => $limit, 'missing' => $missing, 'invalid' => $invalid]) {
        $text = clean($_POST[$field] ?? '', $field === 'message');
        $message[$field] = $text;
        $errors[$field] = match (true) {
            $text === null => "$label: escribe un texto normal.",
            $text === '' => $missing,
            preg_match_all('/./su', $text) > $limit => "$label: escribe como máximo $limit caracteres.",
            $field === 'email' && filter_var($text, FILTER_VALIDATE_EMAIL) === false => $invalid,
            default => null,
        };
    }
    $errors = array_filter($errors);
    if ($errors !== []) {
        throw new Refusal(422, errors: $errors);
    }
    return $message;
}

function refuseWhatIsNoForm(): void
{
    $type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
    if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
        throw new Refusal(405, ['Allow' => 'POST']);
    }
    if (!isFromThisSite()) {
        throw new Refusal(403);
    }
    if (bodyBytes() > MAX_BODY_BYTES) {
        throw new Refusal(413);
    }
    if (!in_array($type, ['multipart/form-data', 'application/x-www-form-urlencoded'], true)) {
        throw new Refusal(415);
    }
}

/** What browsers say of where a form was sent from; programs that are no browsers say nothing. */
function isFromThisSite(): bool
{
    $host = strtolower($_SERVER['HTTP_HOST'] ?? '');
    $origin = strtolower($_SERVER['HTTP_ORIGIN'] ?? "https://$host");
    $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? 'same-origin';
    return in_array($origin, ["https://$host", "http://$host"], true) && in_array($site, ['same-origin', 'none'], true);
}

function bodyBytes(): int
{
    if (isset($_SERVER['CONTENT_LENGTH'])) {
        return (int) $_SERVER['CONTENT_LENGTH'];
    }
    // A body sent in chunks has no declared length, and of a multipart one PHP keeps only the parts.
    $bytes = strlen(file_get_contents('php://input'));
    array_walk_recursive($_POST, function (string $text, string|int $field) use (&$bytes): void {
        $bytes += strlen((string) $field) + strlen($text);
    });
    foreach ($_FILES as ['size' => $size, 'error' => $error]) {
        $isTooLarge = in_array(UPLOAD_ERR_INI_SIZE, (array) $error, true);
        $bytes += $isTooLarge ? MAX_BODY_BYTES + 1 : array_sum((array) $size);
    }
    return $bytes;
}

/**
 * The text without control characters and without blanks at its ends: '' if nothing can be seen, null if it is no text.
 */
function clean(mixed $text, bool $multiline): ?string
{
    if (!is_string($text) || preg_match('//u', $text) !== 1) {
        return null;
    }
    $text = str_replace(["\r\n", "\r"], "\n", $text);
    $text = preg_replace($multiline ? '/[^\P{Cc}\n\t]/u' : '/\p{Cc}/u', ' ', $text);
    return preg_match('/[^\s\p{Z}\p{Cf}](?:.*[^\s\p{Z}])?/su', $text, $visible) === 1 ? $visible[0] : '';
}

/** Keeps and mails a message. One of the two may fail: what went wrong is in the log, and the message arrives. */
function deliver(array $message): void
{
    $kept = false;
    try {
        if (!keep($message, storeFolder())) {
            return;
        }
        $kept = true;
    } catch (Refusal $refusal) {
        throw $refusal;
    } catch (Throwable $failure) {
        logFailure('The message was not stored', $failure);
    }
    try {
        sendMail($message);
    } catch (Throwable $failure) {
        logFailure('The message was not mailed', $failure);
        if (!$kept) {
            throw new Refusal(503);
        }
    }
}

/** Keeps a message, unless it is there already or its visitor has sent too many; returns whether it is new. */
function keep(array $message, string $folder): bool
{
    umask(0077);
    if (!is_dir($folder) && @mkdir($folder, 0700, true)) {
        // One site's root may lie in another's, of which this site knows nothing.
        file_put_contents("$folder/.htaccess", "Require all denied\n");
    }
    // Requests wait here for each other; the lock ends with the function.
    $lock = fopen("$folder/lock", 'c');
    if (!flock($lock, LOCK_EX)) {
        throw new RuntimeException("$folder cannot be locked");
    }
    $store = extension_loaded('pdo_sqlite') ? new SqliteStore($folder) : new FileStore($folder);
    $now = time();
    $store->forget($now - RETENTION);
    $digest = hash('sha256', toJson($message));
    if ($store->holds($digest, $now - SAME_MESSAGE_WINDOW)) {
        return false;
    }
    countArrival("$folder/arrivals.json", $now);
    $store->add(toJson(['receivedAt' => gmdate(DATE_ATOM, $now), ...$message]), $digest, $now);
    return true;
}

/** Counts the visitor's messages, by a hash of the address: the salt changes whenever all have been forgotten. */
function countArrival(string $file, int $now): void
{
    $known = json_decode(is_file($file) ? file_get_contents($file) : '', true) ?? [];
    $recent = fn (array $times) => array_values(array_filter($times, fn (int $time) => $time > $now - RATE_WINDOW));
    $arrivals = array_filter(array_map($recent, $known['arrivals'] ?? []));
    $salt = $arrivals === [] ? bin2hex(random_bytes(16)) : $known['salt'];
    $visitor = hash_hmac('sha256', visitorAddress(), $salt);
    $own = $arrivals[$visitor] ?? [];
    if (count($own) >= RATE_LIMIT) {
        throw new Refusal(429, ['Retry-After' => (string) ($own[0] + RATE_WINDOW - $now)]);
    }
    writeFile($file, toJson(['salt' => $salt, 'arrivals' => [...$arrivals, $visitor => [...$own, $now]]]));
}

/** Who sent the request: an IPv4 address, or the network of an IPv6 one, in which a visitor has any number. */
function visitorAddress(): string
{
    $address = preg_replace('/^::ffff:(?=[\d.]+$)|%.*/i', '', $_SERVER['REMOTE_ADDR']);
    return str_contains($address, ':') ? bin2hex(substr(inet_pton($address), 0, 8)) : $address;
}

/** Messages as JSON texts. Times are in seconds since 1970. */
interface Store
{
    public function holds(string $digest, int $since): bool;

    /** When this returns, the message is on the disk. */
    public function add(string $message, string $digest, int $time): void;

    public function forget(int $before): void;

    /** @return iterable<string> Oldest first. */
    public function messages(): iterable;
}

final class SqliteStore implements Store
{
    public const FILE = 'messages.sqlite';

    private PDO $database;

    public function __construct(string $folder)
    {
        $this->database = new PDO("sqlite:$folder/" . self::FILE);
        $this->database->exec('PRAGMA synchronous = EXTRA');
        $this->database->exec('CREATE TABLE IF NOT EXISTS messages (time INTEGER, digest TEXT, message TEXT)');
    }

    public function holds(string $digest, int $since): bool
    {
        $found = $this->query('SELECT 1 FROM messages WHERE digest = ? AND time > ?', $digest, $since);
        return $found->fetchColumn() !== false;
    }

    public function add(string $message, string $digest, int $time): void
    {
        $this->query('INSERT INTO messages (time, digest, message) VALUES (?, ?, ?)', $time, $digest, $message);
    }

    public function forget(int $before): void
    {
        $this->query('DELETE FROM messages WHERE time <= ?', $before);
    }

    public function messages(): iterable
    {
        return $this->query('SELECT message FROM messages ORDER BY time, rowid')->fetchAll(PDO::FETCH_COLUMN);
    }

    private function query(string $sql, string|int ...$values): PDOStatement
    {
        $statement = $this->database->prepare($sql);
        $statement->execute($values);
        return $statement;
    }
}

/** A file a message, `<seconds>.<microseconds>-<digest>.json`. */
final class FileStore implements Store
{
    public function __construct(private string $folder)
    {
    }

    public function holds(string $digest, int $since): bool
    {
        $isSame = fn (string $file) => str_contains($file, $digest) && (int) $file > $since;
        return array_filter($this->files(), $isSame) !== [];
    }

    public function add(string $message, string $digest, int $time): void
    {
        $microseconds = substr(microtime(), 2, 6);
        writeFile("$this->folder/$time.$microseconds-$digest.json", $message);
    }

    public function forget(int $before): void
    {
        foreach ($this->files() as $file) {
            if ((int) $file <= $before) {
                unlink("$this->folder/$file");
            }
        }
    }

    public function messages(): iterable
    {
        foreach ($this->files() as $file) {
            yield file_get_contents("$this->folder/$file");
        }
    }

    /** @return string[] Sorted by name, and thereby by time: it has ten digits until the year 2286. */
    private function files(): array
    {
        return preg_grep('/^\d{10}\.\d{6}-[0-9a-f]{64}\.json$/', scandir($this->folder));
    }
}

/** When this returns, the file is on the disk. Under its name it is there as a whole or not at all. */
function writeFile(string $path, string $contents): void
{
    $unfinished = dirname($path) . '/unfinished';
    try {
        $file = fopen($unfinished, 'w');
        if (fwrite($file, $contents) !== strlen($contents) || !fsync($file) || !fclose($file)) {
            throw new RuntimeException("$path cannot be written");
        }
        rename($unfinished, $path);
    } catch (Throwable $failure) {
        @unlink($unfinished);
        throw $failure;
    }
    // The new name is on the disk when its folder is. Not every system lets a folder be opened.
    $folder = @fopen(dirname($path), 'r');
    if ($folder !== false) {
        @fsync($folder);
    }
}

/** The folder for messages; it must not be one that the web server shows to visitors. */
function storeFolder(): string
{
    $roots = webRoots();
    $folder = realFolder(setting('CONTACT_STORE') ?? dirname($roots[0]) . '/contact-messages');
    foreach ($roots as $root) {
        if (str_starts_with("$folder/", rtrim(realFolder($root), '/') . '/')) {
            throw new RuntimeException("$folder is not used for messages: it lies in the web root");
        }
    }
    return $folder;
}

/** @return string[] Every folder that may be the web root, the likeliest first. */
function webRoots(): array
{
    $served = dirname($_SERVER['SCRIPT_FILENAME']);
    $address = dirname($_SERVER['SCRIPT_NAME']);
    // What the file's path and its address have in common at their ends lies below the web root. DOCUMENT_ROOT is
    // another folder where the site is one user's (`/~ana/`) or has an alias.
    while (basename($address) !== '' && basename($address) === basename($served)) {
        $served = dirname($served);
        $address = dirname($address);
    }
    $named = ($_SERVER['DOCUMENT_ROOT'] ?? '') ?: $served;
    $isBelowNamed = str_starts_with(realFolder($served) . '/', rtrim(realFolder($named), '/') . '/');
    return [$isBelowNamed ? $named : $served, $named, $served, __DIR__];
}

/** The real path of a folder, also of one that is still to be made. */
function realFolder(string $folder): string
{
    $real = realpath($folder);
    if ($real !== false || dirname($folder) === $folder) {
        return $real ?: $folder;
    }
    if (basename($folder) === '..') {
        throw new RuntimeException("$folder leads through a folder that is not there");
    }
    return rtrim(realFolder(dirname($folder)), '/') . '/' . basename($folder);
}

function sendMail(array $message): void
{
    $text = "De: {$message['name']} {$message['lastname']} <{$message['email']}>\n";
    $text .= $message['title'] === '' ? '' : "Título: {$message['title']}\n";
    $text .= "\n{$message['message']}\n";
    $subject = $message['title'] === '' ? "{$message['name']} {$message['lastname']}" : $message['title'];
    $accepted = mail(
        setting('CONTACT_TO') ?? OWNER_EMAIL,
        encodeHeader("Contacto: $subject"),
        chunk_split(base64_encode(str_replace("\n", "\r\n", $text))),
        [
            'From' => setting('CONTACT_FROM') ?? 'contacto@' . siteHost(),
            'Reply-To' => $message['email'],
            'MIME-Version' => '1.0',
            'Content-Type' => 'text/plain; charset=UTF-8',
            'Content-Transfer-Encoding' => 'base64',
        ],
    );
    if (!$accepted) {
        throw new RuntimeException('mail() did not accept the message');
    }
}

/** RFC 2047: words of at most 75 characters, none of which splits a character, each on a line of its own. */
function encodeHeader(string $text): string
{
    preg_match_all('/.{1,9}/su', $text, $words);
    return implode("\r\n ", array_map(fn (string $word) => '=?UTF-8?B?' . base64_encode($word) . '?=', $words[0]));
}

function siteHost(): string
{
    $host = preg_replace('/^www\.|:\d+$/i', '', $_SERVER['HTTP_HOST'] ?? '');
    return filter_var($host, FILTER_VALIDATE_DOMAIN, FILTER_FLAG_HOSTNAME) ?: 'localhost';
}

/**
 * @param array<string, string> $headers
 * @param array<string, string> $errors
 */
function answer(int $status, array $headers = [], array $errors = []): void
{
    while (ob_get_level() > 0 && @ob_end_clean()) {
        // What the server itself said of the request before this file ran.
    }
    $json = str_contains(strtolower($_SERVER['HTTP_ACCEPT'] ?? ''), 'application/json');
    header_remove('X-Powered-By');
    header('Content-Type: ' . ($json ? 'application/json' : 'text/html; charset=utf-8'));
    // The status goes along: after an error that has ended PHP, http_response_code() changes nothing any more.
    header('Cache-Control: no-store', true, $status);
    header('X-Content-Type-Options: nosniff');
    foreach ($headers as $name => $value) {
        header("$name: $value");
    }
    if ($json) {
        $reply = ['success' => $status === 200, 'message' => OUTCOMES[$status]];
        echo toJson($errors === [] ? $reply : [...$reply, 'errors' => $errors]);
    } else {
        showPage($status, $errors);
    }
}

const STYLE = <<<'CSS'
    :root { color-scheme: dark; background: %background%; color: %text%; font: 1.0625rem/1.6 sans-serif }
    body { max-width: 34em; margin: 0 auto; padding: 0 1.25rem 4rem }
    body::before { content: ""; display: block; height: 18vh; background: linear-gradient(90deg, #0000 calc(25% - 1px),
      %stroke-1% 0 calc(25% + 1px), #0000 0 calc(50% - 1px), %stroke-2% 0 calc(50% + 1px), #0000 0 calc(75% - 1px),
      %stroke-3% 0 calc(75% + 1px), #0000 0) }
    h1 { font-size: 1.75rem; line-height: 1.2 }
    li { color: %error% }
    a { color: inherit }
    textarea { box-sizing: border-box; width: 100%; padding: .75rem 1rem; border: 1px solid %field-border%;
      border-radius: 14px; background: %background%; color: inherit; font: inherit }
    CSS;

/**
 * What visitors without JavaScript see. After a failure it gives them back what they wrote.
 *
 * @param array<string, string> $errors
 */
function showPage(int $status, array $errors): void
{
    $styleHash = base64_encode(hash('sha256', STYLE, true));
    header("Content-Security-Policy: default-src 'none'; style-src 'sha256-$styleHash'; frame-ancestors 'none'");
    [$style, $outcome] = [STYLE, OUTCOMES[$status]];
    $details = implode("\n", array_map(fn (string $error) => '<li>' . escape($error) . '</li>', $errors));
    $details = $details === '' ? '' : "<ul>\n$details\n</ul>";
    $message = $_POST['message'] ?? '';
    if ($status !== 200 && is_string($message) && $message !== '') {
        // The parser drops a line end at the start of a textarea, so that it needs one which is not the visitor's.
        $details .= "\n<p>Con «Atrás» vuelves al formulario. Este es tu mensaje, por si quieres copiarlo:</p>"
            . "\n<textarea aria-label=\"Tu mensaje\" rows=\"8\" readonly>\n" . escape($message) . '</textarea>';
    }
    echo <<<HTML
        <!doctype html>
        <html lang="es">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>$outcome</title>
        <style>$style</style>
        </head>
        <body>
        <h1>$outcome</h1>
        $details
        <p><a href="./#/contact">Volver al formulario</a></p>
        </body>
        </html>

        HTML;
}

function escape(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
}

function toJson(array $value): string
{
    return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
}

function setting(string $name): ?string
{
    return getenv($name) ?: null;
}

function logFailure(string $what, Throwable $failure): void
{
    error_log("contact.php: $what: {$failure->getMessage()} (line {$failure->getLine()})");
}

/** On the command line: `list` shows the messages that are kept, `export` writes each as a line of JSON. */
function runCommand(string $command): int
{
    $folder = setting('CONTACT_STORE') ?? nearestStore(__DIR__);
    if (!in_array($command, ['list', 'export'], true) || !is_dir($folder)) {
        fwrite(STDERR, "Usage: php contact.php list|export, with the folder in CONTACT_STORE if it is not found.\n");
        return 1;
    }
    try {
        foreach (keptMessages($folder) as $json) {
            echo $command === 'export' ? $json : inWords(json_decode($json, true)), "\n";
        }
        return 0;
    } catch (Throwable $failure) {
        fwrite(STDERR, "{$failure->getMessage()}\n");
        return 1;
    }
}

/** The folder for messages beside one of the folders above: the command line knows no web root. */
function nearestStore(string $folder): string
{
    $store = dirname($folder) . '/contact-messages';
    return is_dir($store) || dirname($folder) === $folder ? $store : nearestStore(dirname($folder));
}

/** A host that has got SQLite only later has messages in both forms. */
function keptMessages(string $folder): iterable
{
    yield from (new FileStore($folder))->messages();
    if (is_file("$folder/" . SqliteStore::FILE)) {
        if (!extension_loaded('pdo_sqlite')) {
            throw new RuntimeException("This PHP cannot read $folder/" . SqliteStore::FILE . ': it lacks pdo_sqlite.');
        }
        yield from (new SqliteStore($folder))->messages();
    }
}

function inWords(array $message): string
{
    ['receivedAt' => $time, 'name' => $name, 'lastname' => $lastname, 'title' => $title] = $message;
    return "$time  $name $lastname <{$message['email']}>\n" . ltrim("$title\n") . "\n{$message['message']}\n";
}

error_reporting(E_ALL);
ini_set('display_errors', PHP_SAPI === 'cli' ? 'stderr' : '0');
set_error_handler(function (int $level, string $text, string $file, int $line): bool {
    // What a later PHP only advises against still works; anything else is a failure that must not go unseen.
    if ((error_reporting() & $level & ~E_DEPRECATED) === 0) {
        return false;
    }
    throw new ErrorException($text, 0, $level, $file, $line);
});
register_shutdown_function(function (): void {
    $error = error_get_last();
    if (PHP_SAPI !== 'cli' && in_array($error['type'] ?? 0, [E_ERROR, E_CORE_ERROR], true) && !headers_sent()) {
        answer(503);
    }
});

if (PHP_SAPI === 'cli') {
    exit(runCommand($argv[1] ?? ''));
}
answerRequest();
